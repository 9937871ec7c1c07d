import type { MouseEvent } from 'react';
import { useWeb } from './web';

/** A press that asks for no new tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An address of this application as a link: a plain press stays in the loaded application, any other is the browser's. */
export function useLink(href: string) {
  const { open } = useWeb();
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open(href);
    },
  };
}
