import { AppError } from '../errors';
import { yieldTurn } from './yield-turn';

export interface BatchOptions<Item, Result> {
  work(items: Item[]): Promise<Result[]>;
  concurrency: number;
  limit: number;
  maxWaiting: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Processes items that wait at the same moment together, so that many requests share one round trip to the database. A
 * batch starts at once with whatever is there.
 */
export function createBatches<Item, Result>(options: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const { work, concurrency, limit, maxWaiting } = options;
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let isPlanned = false;

  async function run(batch: Waiting<Item, Result>[]): Promise<void> {
    running++;
    try {
      const results = await work(batch.map(({ item }) => item)).finally(() => {
        running--;
        plan();
      });
      if (results.length !== batch.length) throw new Error('a batch left an item unanswered');
      for (const [index, { resolve }] of batch.entries()) {
        await yieldTurn();
        resolve(results[index] as Result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function startBatches(): void {
    isPlanned = false;
    while (running < concurrency && waiting.length > 0) void run(waiting.splice(0, limit));
  }

  /** Requests that arrived in one turn of the event loop are all present at its end. */
  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(startBatches);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) throw new AppError('server.busy', { retryAfterSeconds: 1 });
      waiting.push({ item, resolve, reject });
      plan();
    });
}
