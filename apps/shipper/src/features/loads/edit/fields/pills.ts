import classes from '../edit.module.css';

export const pills = { input: classes.pills, inputField: classes.pillsField, pill: classes.pill } as const;
