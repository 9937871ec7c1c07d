import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './notice-bar.module.css';

export function NoticeBar({ text, link }: { text: string; link: { label: string; href: string } }) {
  return (
    <div className={classes.bar} role="note">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{text}</span>
      <a className={classes.link} href={link.href}>
        {link.label}
      </a>
    </div>
  );
}
