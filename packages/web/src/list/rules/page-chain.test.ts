import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, holdRows, notePage, offsetsOf, pageAt, type ChainPage } from './page-chain';

const chain = (...pages: [string | null, number][]): ChainPage[] => pages.map(([after, size]) => ({ after, size }));

describe('a chain of pages', () => {
  const three = chain([null, 25], ['a', 25], ['b', 7]);

  it('finds the page of a row', () => {
    const offsets = offsetsOf(three);
    expect(offsets).toEqual([0, 25, 50, 57]);
    expect([0, 24, 25, 49, 50, 56].map((row) => pageAt(offsets, row))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(pageAt(offsetsOf(FIRST_PAGE), 0)).toBe(0);
  });

  it.each<[string, ChainPage[], number, number, string | null, ChainPage[]]>([
    ['notes the first page', [...FIRST_PAGE], 0, 25, 'a', chain([null, 25])],
    ['begins the next page where this one ends now', three, 0, 25, 'z', chain([null, 25], ['z', 25], ['b', 7])],
    ['forgets what stood behind the end', three, 0, 12, null, chain([null, 12])],
    ['notes a last page that grew', three, 2, 9, null, chain([null, 25], ['a', 25], ['b', 9])],
    ['is as it was for a page nobody knows', three, 5, 9, null, three],
  ])('%s', (_name, before, index, size, next, after) => {
    expect(notePage(before, index, size, next)).toEqual(after);
  });

  it('stays the same object while nothing changed, so that nothing is drawn again', () => {
    expect(notePage(three, 1, 25, 'b')).toBe(three);
    expect(notePage(three, 2, 7, null)).toBe(three);
  });
});

describe('rows under a pointer', () => {
  const row = (id: number, price = 0) => ({ id, price });

  it('show their newest values in the order they had', () => {
    const held = holdRows([row(1), row(2), row(3)], [row(3, 9), row(1, 7), row(4)]);
    expect(held).toEqual({ rows: [row(1, 7), row(2), row(3, 9)], isChanged: true });
  });

  it('are the fresh ones where the order is the same', () => {
    const fresh = [row(1, 5), row(2)];
    expect(holdRows([row(1), row(2)], fresh)).toEqual({ rows: fresh, isChanged: false });
  });
});
