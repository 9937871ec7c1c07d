/** A page of a list by cursors: each knows where the one before it ended. */
export interface ChainPage {
  /** Where it begins; null is the beginning of the list. */
  after: string | null;
  /** How many rows it held when it was last seen. */
  size: number;
}

export const FIRST_PAGE: readonly ChainPage[] = [{ after: null, size: 0 }];

/** How many rows stand before each page, and behind the last one. */
export function offsetsOf(chain: readonly ChainPage[]): number[] {
  const offsets = [0];
  for (const { size } of chain) offsets.push((offsets.at(-1) ?? 0) + size);
  return offsets;
}

/** The page in which a row stands. */
export function pageAt(offsets: readonly number[], row: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The chain after a page has arrived: its size, and where the next one begins. Where rows came or went, the next page
 * begins elsewhere than before, so that no row is lost between two pages; the last page has no next one.
 */
export function notePage(
  chain: readonly ChainPage[],
  index: number,
  size: number,
  next: string | null,
): readonly ChainPage[] {
  const page = chain[index];
  if (!page) return chain;
  const following = chain[index + 1];
  const isEnd = next === null;
  if (page.size === size && (!following || (!isEnd && following.after === next))) return chain;
  const changed = [...chain.slice(0, index), { ...page, size }];
  if (isEnd || !following) return changed;
  return [...changed, { ...following, after: next }, ...chain.slice(index + 2)];
}

/**
 * Rows while somebody points at them: each keeps its place and shows its newest values; what is new waits. `isChanged` says
 * that the order is another by now.
 */
export function holdRows<Row extends { id: number }>(
  shown: readonly Row[],
  fresh: readonly Row[],
): { rows: readonly Row[]; isChanged: boolean } {
  const isSame = shown.length === fresh.length && shown.every(({ id }, index) => fresh[index]?.id === id);
  if (isSame) return { rows: fresh, isChanged: false };
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return { rows: shown.map((row) => newest.get(row.id) ?? row), isChanged: true };
}
