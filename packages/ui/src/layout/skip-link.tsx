import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={classes.link} href="#content">
      {children}
    </a>
  );
}
