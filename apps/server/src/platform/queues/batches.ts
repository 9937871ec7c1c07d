import { breathe } from './breathe';
import { AppError } from '../errors';

export interface BatchOptions<Item, Result> {
  /** Works through some items at once; settles each of them, in their order. */
  work(items: Item[]): Promise<PromiseSettledResult<Result>[]>;
  /** How many batches run side by side. */
  concurrency: number;
  /** How many items one batch takes. */
  limit: number;
  /** How many items may wait; one more is sent away. */
  maxWaiting: number;
  /** Items of one key are never in two batches at the same time; without it any item goes with any other. */
  keyOf?(item: Item): number | string;
}

interface Waiting<Item, Result> {
  item: Item;
  key: number | string | undefined;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Takes what waits at the same moment together, so that many requests share one way to the database and one commit. A
 * batch starts at once with whatever is there: nothing is held back to fill it.
 */
export function createBatches<Item, Result>(options: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const { work, concurrency, limit, maxWaiting, keyOf } = options;
  let waiting: Waiting<Item, Result>[] = [];
  const busy = new Set<number | string | undefined>();
  let running = 0;
  let isPlanned = false;

  /** The first items whose keys no running batch holds. */
  function take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const entry of waiting) (taken.length < limit && !busy.has(entry.key) ? taken : left).push(entry);
    waiting = left;
    return taken;
  }

  async function run(batch: Waiting<Item, Result>[]): Promise<void> {
    const keys = keyOf ? new Set(batch.map(({ key }) => key)) : [];
    for (const key of keys) busy.add(key);
    running++;
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        await breathe();
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason ?? new Error('a batch left an item unanswered'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      for (const key of keys) busy.delete(key);
      running--;
      plan();
    }
  }

  function startBatches(): void {
    isPlanned = false;
    while (running < concurrency) {
      const batch = take();
      if (batch.length === 0) return;
      void run(batch);
    }
  }

  /** Requests that arrived in the same turn of the event loop are all there when it ends. */
  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(startBatches);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) throw new AppError('server.busy', { retryAfterSeconds: 1 });
      waiting.push({ item, key: keyOf?.(item), resolve, reject });
      plan();
    });
}

/** One result of a batch. */
export async function toSettled<Result>(work: () => Result | Promise<Result>): Promise<PromiseSettledResult<Result>> {
  try {
    return { status: 'fulfilled', value: await work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
