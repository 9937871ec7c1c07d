import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Short fields beside each other, as many as have room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** Two fields that share the width, or stand one above the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
