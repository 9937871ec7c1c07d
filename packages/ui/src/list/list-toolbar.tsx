import type { ReactNode } from 'react';
import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  end?: ReactNode;
  /** Tools of the table, which narrow screens show as cards. */
  tools: ReactNode;
  children: ReactNode;
}

export function ListToolbar({ end, tools, children }: ListToolbarProps) {
  return (
    <div className={classes.toolbar} role="search">
      {children}
      <span className={classes.end}>
        {end}
        <span className={classes.tools}>{tools}</span>
      </span>
    </div>
  );
}
