import { useEffect, type RefObject } from 'react';

const NAME = '--sticky-top';

/** Tells the page how much of its top is taken by what stays there, so that a table's head stays below it. */
export function useStickyTop(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !isOn) return;
    const { style } = document.documentElement;
    const measure = () => {
      const stays = getComputedStyle(current).position === 'sticky';
      style.setProperty(NAME, stays ? `${current.offsetHeight}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [element, isOn]);
}
