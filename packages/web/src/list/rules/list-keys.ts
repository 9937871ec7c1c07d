import { lookUp } from '@tenderlane/domain';

/** What a key does in a list. */
const LIST_KEYS = [
  'next',
  'previous',
  'first',
  'last',
  'open',
  'edit',
  'create',
  'duplicate',
  'publish',
  'select',
  'preview',
  'search',
  'help',
  'leave',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];

/** Keys by their place on the keyboard: on a Cyrillic layout they type other letters. */
const CODES: Readonly<Record<string, ListKey>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'open',
  NumpadEnter: 'open',
  KeyE: 'edit',
  KeyN: 'create',
  KeyD: 'duplicate',
  KeyP: 'publish',
  KeyX: 'select',
  Space: 'preview',
  Escape: 'leave',
};

interface Pressed {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What was pressed; null for what belongs to the browser or to nobody. */
export function readListKey({ code, key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): ListKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  // Where a layout has these signs elsewhere, the sign counts; where it has none, the place does.
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/' || code === 'Slash') return 'search';
  return shiftKey ? null : (lookUp(CODES, code) ?? null);
}
