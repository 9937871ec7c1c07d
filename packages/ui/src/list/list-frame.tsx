import type { ReactNode } from 'react';
import classes from './list.module.css';

interface ListFrameProps {
  /** Title, tabs and filters, which stay. */
  top: ReactNode;
  /** Beside the rows: a preview. */
  aside?: ReactNode;
  /** The rows, with what floats over them. */
  children: ReactNode;
}

/** A page that is a list: where there is room it fills the window, and its rows scroll under what stays. */
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

/** What can be done with the selected rows, over the end of the list. */
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
  /** Something here waits for an answer, so it does not wait for the pointer. */
  isShown?: boolean;
  children: ReactNode;
}

/** Icons raised over the end of a row while the pointer or the keyboard is there. */
export const RowActionsFrame = ({ isShown = false, children }: RowActionsFrameProps) => (
  <span className={classes.actions} data-shown={isShown || undefined}>
    {children}
  </span>
);
