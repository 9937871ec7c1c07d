import { useId, type ReactNode } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

export function SectionCard({ title, note, actions, flush = false, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section className={classes.root} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <span className={classes.note}>{note}</span>
          {actions}
        </div>
      )}
      {flush ? children : <div className={classes.body}>{children}</div>}
    </section>
  );
}
