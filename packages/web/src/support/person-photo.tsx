import { LetterAvatar } from '@tenderlane/ui';
import { usePhoto } from './photo.api';
import classes from './support.module.css';

interface PersonPhotoProps {
  name: string;
  /** The address of the call that answers it. */
  photo: string | null;
  /** What it shows, where the name does not stand beside it. */
  label?: string;
  size?: number;
}

/** The photo of a person, else the first letter of the name. */
export function PersonPhoto({ name, photo, label = '', size = 40 }: PersonPhotoProps) {
  const src = usePhoto(photo);
  if (!src) return <LetterAvatar name={name} size={size} />;
  return <img className={classes.photo} src={src} alt={label} width={size} height={size} />;
}
