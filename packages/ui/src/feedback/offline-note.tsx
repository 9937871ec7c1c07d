import { IconCloudOff } from '@tabler/icons-react';
import classes from './saving-indicator.module.css';

export const OfflineNote = ({ text }: { text: string | undefined }) => (
  <span className={classes.root} data-offline role="status">
    <IconCloudOff size={16} aria-hidden />
    <span className={classes.word}>{text}</span>
  </span>
);
