import type { ReactNode } from 'react';
import classes from './card-content.module.css';

interface CardContentProps {
  state: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function CardContent({ state, actions, children }: CardContentProps) {
  return (
    <div className={classes.content}>
      <div className={classes.top}>
        {state}
        <span className={classes.actions}>{actions}</span>
      </div>
      {children}
    </div>
  );
}
