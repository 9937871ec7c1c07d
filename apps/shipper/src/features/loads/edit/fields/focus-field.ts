const FOCUSABLE =
  'input:checked, input:not([type="hidden"], [type="radio"]):not(:disabled), textarea, button:not(:disabled)';

function findField(path: string): Element | null {
  const found = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const parent = path.slice(0, path.lastIndexOf('.'));
  return found ?? (path.includes('.') ? findField(parent) : null);
}

export function focusField(path: string): void {
  const field = findField(path);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
