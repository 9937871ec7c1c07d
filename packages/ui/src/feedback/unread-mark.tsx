import { VisuallyHidden } from '@mantine/core';
import classes from './unread-mark.module.css';

interface UnreadMarkProps {
  count: string;
  label?: string;
  className?: string | undefined;
}

export function UnreadMark({ count, label, className }: UnreadMarkProps) {
  return (
    <span className={className ? `${classes.mark} ${className}` : classes.mark}>
      <span aria-hidden>{count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
