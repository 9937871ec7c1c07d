import type { ReactNode } from 'react';
import classes from './list.module.css';

interface ListFrameProps {
  top: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function ListFrame({ top, aside, children }: ListFrameProps) {
  return (
    <div className={classes.page}>
      {top}
      <div className={classes.body}>
        <div className={classes.main}>{children}</div>
        {aside}
      </div>
    </div>
  );
}

export function SelectionFrame({ label, count, children }: { label: string; count: string; children: ReactNode }) {
  return (
    <div className={classes.selection} role="region" aria-label={label}>
      <span className={classes.selectionCount} role="status">
        {count}
      </span>
      {children}
    </div>
  );
}

interface RowActionsFrameProps {
  /** Stays visible without the pointer, because something waits for an answer. */
  isShown?: boolean;
  children: ReactNode;
}

/** Icons at the end of a row, visible under the pointer or the keyboard focus. */
export const RowActionsFrame = ({ isShown = false, children }: RowActionsFrameProps) => (
  <span className={classes.actions} data-shown={isShown || undefined}>
    {children}
  </span>
);
