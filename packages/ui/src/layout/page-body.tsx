import type { ReactNode } from 'react';
import classes from './page-body.module.css';

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}
