import { expect, it } from 'vitest';
import { readListKey, type ListKey } from './list-keys';

const NO = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

it.each<[string, string, string, Partial<typeof NO>, ListKey | null]>([
  ['j', 'KeyJ', 'j', {}, 'next'],
  ['j on a Ukrainian layout', 'KeyJ', 'о', {}, 'next'],
  ['x on a Kazakh layout', 'KeyX', 'ч', {}, 'select'],
  ['/', 'Slash', '/', {}, 'search'],
  ['/ where a Cyrillic layout has its period', 'Slash', '.', {}, 'search'],
  ['? there', 'Slash', ',', { shiftKey: true }, 'help'],
  ['/ on a German layout', 'Digit7', '/', { shiftKey: true }, 'search'],
  ['? on a German layout', 'Minus', '?', { shiftKey: true }, 'help'],
  ['a capital letter', 'KeyJ', 'J', { shiftKey: true }, null],
  ['the browser’s own search', 'KeyK', 'k', { ctrlKey: true }, null],
  ['the same on a Mac', 'KeyK', 'k', { metaKey: true }, null],
  ['a letter without a meaning', 'KeyQ', 'q', {}, null],
])('reads %s', (_name, code, key, modifiers, meaning) => {
  expect(readListKey({ code, key, ...NO, ...modifiers })).toBe(meaning);
});
