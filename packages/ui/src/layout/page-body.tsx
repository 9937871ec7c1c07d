import type { ReactNode } from 'react';
import classes from './page-body.module.css';

/** The column of a page of forms. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}
