import { useEffect } from 'react';

/** What had the focus before a dialog; for an entry of a menu, which closes with it, the menu's button. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return active instanceof HTMLElement ? active : null;
}

/** Gives the focus back when a dialog ends that is rendered only while it is open: Mantine does so only for one that stays. */
export function useRestoreFocus(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = findOpener();
    return () => {
      // Whoever put the focus somewhere on purpose meanwhile keeps it.
      setTimeout(() => document.activeElement === document.body && opener?.focus());
    };
  }, [isOpen]);
}
