import { useId, type ReactNode } from 'react';
import classes from './form.module.css';

interface FormPartProps {
  title: string;
  hint?: string | null;
  error?: string | undefined;
  children: ReactNode;
}

export function FormPart({ title, hint, error, children }: FormPartProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
