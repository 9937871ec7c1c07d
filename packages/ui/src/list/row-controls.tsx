import type { ComponentProps } from 'react';
import classes from './row-controls.module.css';

/** A native checkbox without a wrapper, because a list renders a hundred of them. */
export const RowCheck = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={classes.check} tabIndex={-1} />
);

export const RowButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={classes.action} tabIndex={-1} />
);
