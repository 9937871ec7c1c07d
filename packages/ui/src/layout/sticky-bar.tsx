import { useRef, type ReactNode } from 'react';
import classes from './sticky-bar.module.css';
import { useBarHeight } from '../hooks/use-bar-height';

/** Tabs, then filters, that stay while the list beneath scrolls; on a phone the tabs. One for a page. */
export function StickyBar({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useBarHeight('--sticky-top', element, true);
  return (
    <div ref={element} className={classes.bar}>
      {children}
    </div>
  );
}
