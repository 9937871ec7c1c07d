import { useRef, type ReactNode } from 'react';
import classes from './sticky-bar.module.css';
import { useStickyTop } from '../hooks/use-sticky-top';

/** Tabs, then filters, that stay while the list beneath scrolls; on a phone the tabs. One for a page. */
export function StickyBar({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useStickyTop(element, true);
  return (
    <div ref={element} className={classes.bar}>
      {children}
    </div>
  );
}
