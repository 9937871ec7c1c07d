import { useEffect, type RefObject } from 'react';

/** What stays at the top, below which a table's head stays, and what stays at the foot, over which nothing else lies. */
const BARS = {
  '--sticky-top': 'sticky',
  '--foot-bar': 'fixed',
} as const;

/** Tells the page how much of it a bar takes where it stays in view; nothing where it scrolls away. */
export function useBarHeight(name: keyof typeof BARS, bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || !isOn) return;
    const { style } = document.documentElement;
    const measure = () => {
      const stays = getComputedStyle(current).position === BARS[name];
      style.setProperty(name, stays ? `${current.offsetHeight}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, bar, isOn]);
}
