import { describe, expect, it } from 'vitest';
import { messageOf } from '../testing/prepare-chats';
import { groupByDay } from './group-by-day';
import { inputHeight } from './input-height';
import { addFiles } from './refuse-files';
import { splitLinks } from './safe-links';

describe('the height of the message field', () => {
  it.each([
    [0, 36],
    [36, 36],
    [37, 72],
    [72, 72],
    [73, 110],
    [100, 110],
    [101, 110],
    [900, 110],
  ])('with a text of %i px the message field is %i px high', (textHeight, height) => {
    expect(inputHeight(textHeight)).toBe(height);
  });
});

describe('addresses in a message', () => {
  const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

  it.each([
    ['See https://example.com/a?b=1', ['https://example.com/a?b=1']],
    ['example.com is enough', ['https://example.com']],
    ['write to olena@example.com', ['mailto:olena@example.com']],
    ['javascript:alert(1)', []],
    ['data:text/html,<script>alert(1)</script>', []],
    ['ftp://example.com/x', []],
    ['<script>alert(1)</script>', []],
    ['Plates AC 4471 KM', []],
  ])('links are found in the text: %s', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  it('a text with links keeps all its characters', () => {
    for (const text of [
      'a https://b.ua c',
      'https://b.ua',
      'no',
      '',
      'x.ua,y.ua; javascript:z.ua',
      'ftp://a.com b.com',
    ])
      expect(
        splitLinks(text)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(text);
  });
});

describe('files of a message', () => {
  const limits = { file_max_bytes: 100, files_max: 2 };
  const file = (name: string, size: number) => ({ name, size });

  it.each([
    ['are added', [file('a', 1), file('b', 100)], ['a', 'b'], null],
    ['are refused when they are empty', [file('a', 0)], [], { why: 'empty', name: 'a' }],
    ['are refused when they are too large', [file('a', 101), file('b', 2)], ['b'], { why: 'large', name: 'a' }],
    ['are refused when they are too many', [file('a', 1), file('b', 1), file('c', 1)], ['a', 'b'], { why: 'many' }],
  ])('chosen files %s', (_name, more, names, refused) => {
    const chosen = addFiles([], more, limits);
    expect([chosen.files.map(({ name }) => name), chosen.refused]).toEqual([names, refused]);
  });
});

it('messages are grouped by day in their order', () => {
  const messages = [1, 2, 100_000].map((sentAt, id) => messageOf(id, { sent_at: sentAt }));
  const days = groupByDay(messages, (at) => new Date(at).toISOString().slice(0, 10));
  expect(days.map(({ date, messages: own }) => [date, own.map(({ id }) => id)])).toEqual([
    ['1970-01-01', [0, 1]],
    ['1970-01-02', [2]],
  ]);
});
