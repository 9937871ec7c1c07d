import { useEffect, useRef } from 'react';

const isDialogOpen = () =>
  [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);

/** Ctrl+K or ⌘K by key position, also while a field has the focus, but not in an open dialog. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (code !== 'KeyK' || ctrlKey === metaKey || shiftKey || altKey) return;
      // Prevent the browser's own search.
      event.preventDefault();
      if (!isDialogOpen()) latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
