export interface ChainPage {
  /** Cursor where the page starts; null for the first page. */
  after: string | null;
  size: number;
}

export const FIRST_PAGE: readonly ChainPage[] = [{ after: null, size: 0 }];

/** Row number at which each page starts, followed by the total. */
export function offsetsOf(chain: readonly ChainPage[]): number[] {
  const offsets = [0];
  for (const { size } of chain) offsets.push((offsets.at(-1) ?? 0) + size);
  return offsets;
}

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
 * Updates the chain after a response. If rows were added or removed, the next page gets a new cursor, so that no row is
 * lost between two pages.
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
 * Keeps rows in place while the pointer is over the list, but updates their values; new rows wait. `isChanged` is true
 * if the order has changed.
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
