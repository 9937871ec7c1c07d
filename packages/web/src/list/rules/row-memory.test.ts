import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, offsetsOf } from './page-chain';
import { createRowMemory, readRows, takeAnswers } from './row-memory';

const row = (id: number, price = 0) => ({ id, price });
const two = () => {
  const memory = createRowMemory<{ id: number; price: number }>('all');
  const first = takeAnswers(memory, FIRST_PAGE, [{ index: 0, rows: [row(1), row(2)], next: 'b' }], false);
  const chain = [...first.chain, { after: 'b', size: 0 }];
  return { memory, ...takeAnswers(memory, chain, [{ index: 1, rows: [row(3)], next: null }], false) };
};

describe('the rows of a list', () => {
  it('rows of all pages are in one sequence', () => {
    const { memory, chain } = two();
    const rows = readRows(memory, chain, offsetsOf(chain), null);
    expect([rows.count, rows.rowAt(1)?.id, rows.rowAt(2)?.id, rows.rowAt(3)]).toEqual([3, 2, 3, undefined]);
    expect([rows.indexOf(3), rows.indexOf(9)]).toEqual([2, -1]);
  });

  it('held rows keep their places and show new values', () => {
    const { memory, chain } = two();
    const fresh = [{ index: 0, rows: [row(9), row(1, 7)], next: 'a' }];
    const held = takeAnswers(memory, chain, fresh, true);
    expect(held).toEqual({ chain, hasNews: true });
    expect(memory.pages.get(null)).toEqual([row(1, 7), row(2)]);
    const free = takeAnswers(memory, chain, fresh, false);
    expect(memory.pages.get(null)).toEqual([row(9), row(1, 7)]);
    // The second page now starts where the first one ends, so row 2 is not lost between them.
    expect(free.chain[1]).toEqual({ after: 'a', size: 1 });
  });

  it('rows of the previous filter stay until the new ones arrive', () => {
    const { memory, chain } = two();
    const rows = readRows(memory, chain, offsetsOf(chain), [row(5)]);
    expect([rows.count, rows.rowAt(0)?.id]).toEqual([1, 5]);
    // The active row is opened from the place where it is shown.
    expect([rows.indexOf(5), rows.indexOf(1)]).toEqual([0, -1]);
  });

  it('rows far outside of the view are removed in a long list, except the first page', () => {
    const memory = createRowMemory<{ id: number; price: number }>('all');
    const chain = Array.from({ length: 80 }, (_, index) => ({ after: index === 0 ? null : `c${index}`, size: 25 }));
    for (const { after } of chain) memory.pages.set(after, []);
    memory.forget(chain, 70, 72);
    expect(memory.pages.has(null)).toBe(true);
    expect(memory.pages.has('c71')).toBe(true);
    expect(memory.pages.has('c20')).toBe(false);
  });
});
