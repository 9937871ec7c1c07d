import { useEffect, useRef } from 'react';

const isDialogOpen = () =>
  [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);

/** Ctrl+K or ⌘K by the place of the key, from anywhere, also while a field has the focus; an open dialog keeps its keys. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (code !== 'KeyK' || ctrlKey === metaKey || shiftKey || altKey) return;
      // The browser's own search would open instead.
      event.preventDefault();
      if (!isDialogOpen()) latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
