import { useEffect } from 'react';

/** The focused element before a dialog; for a menu entry, which disappears, the menu's button. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return active instanceof HTMLElement ? active : null;
}

/**
 * Restores the focus after a dialog that is rendered only while open; Mantine does this only for a dialog that stays
 * mounted.
 */
export function useRestoreFocus(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = findOpener();
    return () => {
      // A focus that was set elsewhere meanwhile is kept.
      setTimeout(() => document.activeElement === document.body && opener?.focus());
    };
  }, [isOpen]);
}
