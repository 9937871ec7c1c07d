import { expect, it } from 'vitest';
import { matchesWords } from './match-words';

it.each([
  ['New tender', 'ten', true],
  ['New tender', 'TENDER new', true],
  ['New tender', 'ender', false],
  ['Тема: темна', 'темн', true],
  ['Язык: Русский language', 'lang рус', true],
  ['Colleagues', '', true],
  ['Colleagues', '...', true],
  ['Colleagues', 'carrier', false],
])('the entry %s matches the typed %s: %s', (text, typed, expected) => {
  expect(matchesWords(text, typed)).toBe(expected);
});
