import type { MouseEvent } from 'react';
import { useApplication } from './application';

export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Props of a link inside the application: a plain click uses the router, other clicks are left to the browser. */
export function useLink(href: string) {
  const { open } = useApplication();
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open(href);
    },
  };
}
