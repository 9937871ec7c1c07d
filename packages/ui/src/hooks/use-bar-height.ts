import { useEffect, type RefObject } from 'react';

/** CSS variable → position of its bar. A table head sticks below `--sticky-top`; nothing covers a bar at the foot. */
const BARS = {
  '--sticky-top': 'sticky',
  '--foot-bar': 'fixed',
} as const;

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
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, bar, isOn]);
}
