import type { ComponentProps } from 'react';
import classes from './row-controls.module.css';

/** What selects a row; a list draws a hundred of them, so it is the browser's own and nothing around it. */
export const RowCheck = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={classes.check} tabIndex={-1} />
);

/** An icon at the end of a row. */
export const RowButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={classes.action} tabIndex={-1} />
);
