import { expect, it } from 'vitest';
import { isolate } from './isolate';
import { tenderTitle } from './tender-title';

it.each([
  ['a name from left to right is unchanged', 'Kvarta Papier', 'Kvarta Papier'],
  ['a Hebrew name is isolated', 'חברת הובלה 24', '\u2068חברת הובלה 24\u2069'],
  ['an Arabic name is isolated', 'شركة النقل', '\u2068شركة النقل\u2069'],
  ['a mixed name is isolated as a whole', 'Trans שלום 5', '\u2068Trans שלום 5\u2069'],
  ['characters that change the direction are removed', 'ACME\u202e 001\u2069', 'ACME 001'],
  ['an isolated name stays isolated', 'TL-12 · \u2068נייר 40\u2069', 'TL-12 · \u2068נייר 40\u2069'],
  ['an empty text stays empty', '', ''],
])('%s', (_case, text, wanted) => {
  expect(isolate(text)).toBe(wanted);
});

it('the name of a tender does not move its number', () => {
  expect(tenderTitle({ number: 'TL-12', name: 'נייר 40' })).toBe('TL-12 · \u2068נייר 40\u2069');
});
