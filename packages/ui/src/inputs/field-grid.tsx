import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Short fields beside each other, as many as have room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
