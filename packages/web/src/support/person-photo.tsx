import { LetterAvatar } from '@tenderlane/ui';
import { usePhoto } from './photo.api';
import classes from './support.module.css';

interface PersonPhotoProps {
  name: string;
  photo: string | null;
  label?: string;
  size?: number;
}

export function PersonPhoto({ name, photo, label = '', size = 40 }: PersonPhotoProps) {
  const src = usePhoto(photo);
  if (!src) return <LetterAvatar name={name} size={size} />;
  return <img className={classes.photo} src={src} alt={label} width={size} height={size} />;
}
