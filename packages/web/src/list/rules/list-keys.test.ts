import { expect, it } from 'vitest';
import { readListKey, type ListKey } from './list-keys';

const NO = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

it.each<[string, string, string, Partial<typeof NO>, ListKey | null]>([
  ['j', 'KeyJ', 'j', {}, 'next'],
  ['j on a Ukrainian layout', 'KeyJ', 'о', {}, 'next'],
  ['x on a Kazakh layout', 'KeyX', 'ч', {}, 'select'],
  ['/', 'Slash', '/', {}, 'search'],
  ['/ on a Cyrillic layout', 'Slash', '.', {}, 'search'],
  ['? on a Cyrillic layout', 'Slash', ',', { shiftKey: true }, 'help'],
  ['/ on a German layout', 'Digit7', '/', { shiftKey: true }, 'search'],
  ['? on a German layout', 'Minus', '?', { shiftKey: true }, 'help'],
  ['a capital letter', 'KeyJ', 'J', { shiftKey: true }, null],
  ['the browser’s own search', 'KeyK', 'k', { ctrlKey: true }, null],
  ['the browser’s own search on a Mac', 'KeyK', 'k', { metaKey: true }, null],
  ['a letter without a meaning', 'KeyQ', 'q', {}, null],
])('the pressed key has its meaning: %s', (_name, code, key, modifiers, meaning) => {
  expect(readListKey({ code, key, ...NO, ...modifiers })).toBe(meaning);
});
