import { expect, it } from 'vitest';
import { isolate } from './isolate';
import { tenderTitle } from './tender-title';

it.each([
  ['a name in our letters stays as it is', 'Kvarta Papier', 'Kvarta Papier'],
  ['a Hebrew name is set apart', 'חברת הובלה 24', '\u2068חברת הובלה 24\u2069'],
  ['an Arabic name is set apart', 'شركة النقل', '\u2068شركة النقل\u2069'],
  ['a mixed name is set apart whole', 'Trans שלום 5', '\u2068Trans שלום 5\u2069'],
  ['signs that turn the order of a line around are left out', 'ACME\u202e 001\u2069', 'ACME 001'],
  ['what was set apart before stays so', 'TL-12 · \u2068נייר 40\u2069', 'TL-12 · \u2068נייר 40\u2069'],
  ['nothing stays nothing', '', ''],
])('%s', (_case, text, wanted) => {
  expect(isolate(text)).toBe(wanted);
});

it('a tender’s name does not move its number', () => {
  expect(tenderTitle({ number: 'TL-12', name: 'נייר 40' })).toBe('TL-12 · \u2068נייר 40\u2069');
});
