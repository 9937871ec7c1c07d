import { AppError } from '../errors';

export type Key = number | string | undefined;

export interface Waiting<Item, Result> {
  item: Item;
  /** Items of one key are not taken while others of it are at work; without one any item goes with any other. */
  key: Key;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** What waits, in its order, and which keys are at work or held by another transaction. */
export function createWaitingList<Item, Result>({ limit, maxWaiting }: { limit: number; maxWaiting: number }) {
  let entries: Waiting<Item, Result>[] = [];
  const counts = createCounts();
  const busy = new Set<Key>();
  const held = new Set<Key>();

  function take(isWanted: (key: Key) => boolean): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const fits = ({ key }: Waiting<Item, Result>) => taken.length < limit && !busy.has(key) && isWanted(key);
    for (const entry of entries) (fits(entry) ? taken : left).push(entry);
    entries = left;
    for (const { key } of taken) {
      counts.add(key, -1);
      if (key !== undefined) busy.add(key);
    }
    return taken;
  }

  return {
    isEmpty: () => entries.length === 0,
    add(entry: Waiting<Item, Result>): void {
      if (counts.of(entry.key) >= maxWaiting) throw new AppError('server.busy', { retryAfterSeconds: 1 });
      entries.push(entry);
      counts.add(entry.key, 1);
    },
    /** The first items whose keys are free. */
    takeFree: () => take((key) => !held.has(key)),
    /** The first items of one key that somebody else holds. */
    takeHeld(): Waiting<Item, Result>[] {
      const first = entries.find(({ key }) => held.has(key) && !busy.has(key));
      return first ? take((key) => key === first.key) : [];
    },
    /** Puts items whose keys are held back to the front: those of their keys that came later stay behind them. */
    putBack(returned: Waiting<Item, Result>[]): void {
      entries = [...returned, ...entries];
      for (const { key } of returned) {
        counts.add(key, 1);
        held.add(key);
      }
    },
    /** Frees the keys of items that were taken; a key is held no longer when nothing of it waits. */
    release(taken: Waiting<Item, Result>[]): void {
      for (const { key } of taken) {
        busy.delete(key);
        if (counts.of(key) === 0) held.delete(key);
      }
    },
  };
}

function createCounts() {
  const counts = new Map<Key, number>();
  const of = (key: Key) => counts.get(key) ?? 0;
  return {
    of,
    add(key: Key, more: number): void {
      const sum = of(key) + more;
      if (sum > 0) counts.set(key, sum);
      else counts.delete(key);
    },
  };
}
