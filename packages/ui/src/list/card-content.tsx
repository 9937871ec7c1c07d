import type { ReactNode } from 'react';
import classes from './card-content.module.css';

interface CardContentProps {
  state: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** A record of a list on a narrow screen: its state and actions over its name and facts. */
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
