import { useEffect, type RefObject } from 'react';

const NAME = '--foot-bar';

/** Tells the page how high the bar at its foot is where it stands there, so that nothing else lies over it. */
export function useFootBar(bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || !isOn) return;
    const { style } = document.documentElement;
    const measure = () => {
      const stays = getComputedStyle(current).position === 'fixed';
      style.setProperty(NAME, stays ? `${current.offsetHeight}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [bar, isOn]);
}
