import classes from '../edit.module.css';

/** Styles that make multi-value fields as high as the others, without an empty line after the last value. */
export const pills = { input: classes.pills, inputField: classes.pillsField, pill: classes.pill } as const;
