import { expect, it } from 'vitest';
import { chatOf } from '../testing/prepare-chats';
import { findChats } from './find-chats';
import { markFound } from './mark-found';

const chats = [
  chatOf(3, { load_name: 'TL-24781', route: 'Kyiv – Gdańsk' }),
  chatOf(2, { load_name: 'Цукор', route: 'Львів – Мюнхен', company_name: 'Sokil' }),
  chatOf(1, { load_name: null, route: null, date: null, company_name: null }),
];
const dateOf = ({ date }: { date: string | null }) => (date === null ? '' : '24.11.2026 24 Nov');

it.each([
  ['', [3, 2, 1]],
  ['  ', [3, 2, 1]],
  ['tl-247', [3]],
  ['GDAŃ', [3]],
  ['цукор', [2]],
  ['мюнх', [2]],
  ['24 nov', [3, 2]],
  ['sokil', [2]],
  ['nothing like it', []],
])('the search for “%s” finds %j', (typed, ids) => {
  expect(findChats(chats, typed, dateOf).map(({ id }) => id)).toEqual(ids);
});

it('all found places are marked, and a long text begins shortly before the first', () => {
  expect(markFound('Gate 3, gate 4', 'GATE').map(({ text, isFound }) => (isFound ? `[${text}]` : text))).toEqual([
    '[Gate]',
    ' 3, ',
    '[gate]',
    ' 4',
  ]);
  expect(markFound(`${'a'.repeat(80)}x`, 'x').map(({ text }) => text)).toEqual(['…', 'a'.repeat(24), 'x']);
  expect(markFound('abc', 'z')).toEqual([{ text: 'abc', isFound: false }]);
});
