import { describe, expect, it } from 'vitest';
import { matchingNames, mentionAt, mentionedIn, putMention } from './find-mentions';

const people = [
  { id: 1, name: 'Olena Savchuk' },
  { id: 2, name: 'Olena' },
  { id: 3, name: 'Іван Ґалаґан' },
];
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe('a mention during typing', () => {
  it.each([
    ['@', 1, { from: 0, typed: '' }],
    ['Ask @ole', 8, { from: 4, typed: 'ole' }],
    ['Ask @Olena Sav', 14, { from: 4, typed: 'Olena Sav' }],
    ['(@ів', 4, { from: 1, typed: 'ів' }],
    ['olena@example.com', 17, null],
    ['Ask', 3, null],
    ['@ole\nnext', 9, null],
  ])('the typed mention in “%s” begins at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });

  it.each([
    ['', [1, 2, 3]],
    ['sav', [1]],
    ['OLENA', [1, 2]],
    ['ґал', [3]],
    ['x', []],
  ])('the typed name “%s” suggests %j', (typed, ids) => {
    expect(idsOf(matchingNames(people, typed))).toEqual(ids);
  });

  it('the chosen name replaces the typed one, and the text after it stays', () => {
    expect(putMention('Ask @ole about gate 3', 8, people[0]!)).toEqual({
      text: 'Ask @Olena Savchuk about gate 3',
      caret: 19,
    });
    expect(putMention('Ask', 3, people[0]!)).toEqual({ text: 'Ask', caret: 3 });
  });
});

it.each([
  ['Ask @Olena Savchuk', [1]],
  ['Ask @Olena', [2]],
  ['@Olena and @Olena Savchuk and @Іван Ґалаґан', [1, 3, 2]],
  ['Nobody, olena', []],
])('the text “%s” mentions %j', (text, ids) => {
  expect(idsOf(mentionedIn(text, people))).toEqual(ids);
});
