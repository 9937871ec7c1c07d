import type { ReactNode } from 'react';
import classes from './row-list.module.css';

interface RowListProps {
  label?: string;
  /** A card that fills itself with the list is its frame. */
  isFramed?: boolean;
  children: ReactNode;
}

export function RowList({ label, isFramed = true, children }: RowListProps) {
  return (
    <ul className={classes.list} data-framed={isFramed || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowListItemProps {
  className?: string | undefined;
  avatar?: ReactNode;
  name: ReactNode;
  details?: ReactNode;
  children?: ReactNode;
}

export function RowListItem({ className = classes.row, avatar, name, details, children }: RowListItemProps) {
  return (
    <li className={className}>
      {avatar}
      <div className={classes.text}>
        <div className={classes.name}>{name}</div>
        {details}
      </div>
      {children}
    </li>
  );
}
