import { useRef, type ReactNode } from 'react';
import classes from './sticky-bar.module.css';
import { useBarHeight } from '../hooks/use-bar-height';

/** Sticky tabs and filters; on a phone only the tabs. Use one per page. */
export function StickyBar({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useBarHeight('--sticky-top', element, true);
  return (
    <div ref={element} className={classes.bar}>
      {children}
    </div>
  );
}
