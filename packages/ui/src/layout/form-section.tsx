import { useId, type ReactNode } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  why?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, why, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {why && <p className={classes.why}>{why}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
