import { lookUp } from '@tenderlane/domain/values';

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

/** Keys by `KeyboardEvent.code`, because a Cyrillic layout produces other letters. */
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

export function readListKey({ code, key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): ListKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  // Match the character first and fall back to the key's position, for layouts that lack these characters.
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/' || code === 'Slash') return 'search';
  return shiftKey ? null : (lookUp(CODES, code) ?? null);
}
