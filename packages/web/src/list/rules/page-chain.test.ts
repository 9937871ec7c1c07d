import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, holdRows, notePage, offsetsOf, pageAt, type ChainPage } from './page-chain';

const chain = (...pages: [string | null, number][]): ChainPage[] => pages.map(([after, size]) => ({ after, size }));

describe('a chain of pages', () => {
  const three = chain([null, 25], ['a', 25], ['b', 7]);

  it('the page of a row is found', () => {
    const offsets = offsetsOf(three);
    expect(offsets).toEqual([0, 25, 50, 57]);
    expect([0, 24, 25, 49, 50, 56].map((row) => pageAt(offsets, row))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(pageAt(offsetsOf(FIRST_PAGE), 0)).toBe(0);
  });

  it.each<[string, ChainPage[], number, number, string | null, ChainPage[]]>([
    ['is noted as the first page', [...FIRST_PAGE], 0, 25, 'a', chain([null, 25])],
    ['moves the beginning of the next page', three, 0, 25, 'z', chain([null, 25], ['z', 25], ['b', 7])],
    ['removes the pages after the last one', three, 0, 12, null, chain([null, 12])],
    ['is noted with its new size as the last page', three, 2, 9, null, chain([null, 25], ['a', 25], ['b', 9])],
    ['of an unknown number changes nothing', three, 5, 9, null, three],
  ])('a loaded page %s', (_name, before, index, size, next, after) => {
    expect(notePage(before, index, size, next)).toEqual(after);
  });

  it('an unchanged chain stays the same object and causes no rendering', () => {
    expect(notePage(three, 1, 25, 'b')).toBe(three);
    expect(notePage(three, 2, 7, null)).toBe(three);
  });
});

describe('rows under the pointer', () => {
  const row = (id: number, price = 0) => ({ id, price });

  it('rows under the pointer keep their order and show new values', () => {
    const held = holdRows([row(1), row(2), row(3)], [row(3, 9), row(1, 7), row(4)]);
    expect(held).toEqual({ rows: [row(1, 7), row(2), row(3, 9)], isChanged: true });
  });

  it('rows in the same order are replaced by the new ones', () => {
    const fresh = [row(1, 5), row(2)];
    expect(holdRows([row(1), row(2)], fresh)).toEqual({ rows: fresh, isChanged: false });
  });
});
