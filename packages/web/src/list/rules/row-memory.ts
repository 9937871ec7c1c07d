import { FIRST_PAGE, holdRows, notePage, pageAt, type ChainPage } from './page-chain';

/** Pages beyond this number are dropped and requested again when they come into view. */
const PAGES_KEPT = 60;

/** State of a list with its filter. It outlives the page, so that returning shows the same position. */
export interface RowMemory<Row> {
  name: string;
  chain: readonly ChainPage[];
  pages: Map<string | null, readonly Row[]>;
  /** Next cursor of each page, by the page's cursor. */
  ends: Map<string | null, string | null>;
  top: number;
  activeId: number | null;
  forget: (chain: readonly ChainPage[], from: number, to: number) => void;
}

export function createRowMemory<Row>(name: string): RowMemory<Row> {
  const pages = new Map<string | null, readonly Row[]>();
  return {
    name,
    chain: FIRST_PAGE,
    pages,
    ends: new Map(),
    top: 0,
    activeId: null,
    forget(chain, from, to) {
      if (pages.size <= PAGES_KEPT) return;
      const near = new Set(
        chain.slice(Math.max(0, from - PAGES_KEPT / 4), to + PAGES_KEPT / 4).map(({ after }) => after),
      );
      for (const after of pages.keys()) if (after !== null && !near.has(after)) pages.delete(after);
    },
  };
}

export interface PageAnswer<Row> {
  index: number;
  rows: readonly Row[];
  next: string | null;
}

/** Stores the responses of the visible pages. With rows held in place, `hasNews` tells that newer ones wait. */
export function takeAnswers<Row extends { id: number }>(
  memory: RowMemory<Row>,
  chain: readonly ChainPage[],
  answers: readonly PageAnswer<Row>[],
  isHeld: boolean,
): { chain: readonly ChainPage[]; hasNews: boolean } {
  let [noted, hasNews] = [chain, false];
  for (const { index, rows, next } of answers) {
    const page = chain[index];
    if (!page) continue;
    const shown = memory.pages.get(page.after);
    const held = shown && isHeld ? holdRows(shown, rows) : { rows, isChanged: false };
    memory.pages.set(page.after, held.rows);
    memory.ends.set(page.after, next);
    if (held.isChanged) hasNews = true;
    else noted = notePage(noted, index, rows.length, next);
  }
  return { chain: noted, hasNews };
}

export function readRows<Row extends { id: number }>(
  memory: RowMemory<Row>,
  chain: readonly ChainPage[],
  offsets: readonly number[],
  stale: readonly Row[] | null,
) {
  return {
    count: stale ? stale.length : (offsets.at(-1) ?? 0),
    rowAt: (index: number): Row | undefined => {
      if (stale) return stale[index];
      const page = pageAt(offsets, index);
      return memory.pages.get(chain[page]?.after ?? null)?.[index - (offsets[page] ?? 0)];
    },
    indexOf: (id: number): number => {
      if (stale) return stale.findIndex((row) => row.id === id);
      for (const [index, { after }] of chain.entries()) {
        const found = memory.pages.get(after)?.findIndex((row) => row.id === id) ?? -1;
        if (found >= 0) return (offsets[index] ?? 0) + found;
      }
      return -1;
    },
  };
}
