import { useEffect, useRef } from 'react';
import { readListKey, type ListKey } from './rules/list-keys';

/** Elements that take typed text. A checkbox takes only the space bar. */
const TYPING = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const OVERLAYS = '[aria-modal=true], [role=dialog]:not([data-list-part]), [role=menu], [role=listbox]';
const PRESSABLE = 'button, a[href], input, [role=button], [role=separator], summary';

const isShown = (element: Element) => element.getClientRects().length > 0;

function isTaken({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(`${TYPING}, ${OVERLAYS}`)) return true;
  return [...document.querySelectorAll(OVERLAYS)].some(isShown);
}

const isOfControl = ({ target }: KeyboardEvent, key: ListKey) =>
  target instanceof Element && target.closest(PRESSABLE) !== null && (key === 'open' || key === 'preview');

/** Keyboard commands of a list, active on its whole page. Keys without an action keep the browser's behaviour. */
export function useListKeys(actions: Partial<Record<ListKey, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const key = readListKey(event);
      const action = key && latest.current[key];
      if (!action || isTaken(event) || isOfControl(event, key)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
