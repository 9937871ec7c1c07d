import { createWaitingList, type Waiting } from './waiting-list';

export interface BatchOptions<Item, Result> {
  /**
   * Works through some items at once; settles each of them, in their order. Without `waits` it takes only what is free at
   * once and settles the rest as `HELD`: those items come again, before later ones of their key, with `waits`.
   */
  work(items: Item[], waits: boolean): Promise<PromiseSettledResult<Result>[]>;
  /** How many batches run side by side. */
  concurrency: number;
  /** How many more run that wait for what others hold, each with items of one key. */
  heldConcurrency?: number;
  /** How many items one batch takes. */
  limit: number;
  /** How many items of one key may wait; one more is sent away. */
  maxWaiting: number;
  /** Items of one key are never in two batches at the same time; without it any item goes with any other. */
  keyOf?(item: Item): number | string;
}

/** The item's record is held by another transaction. */
export const HELD: PromiseRejectedResult = { status: 'rejected', reason: new Error('held by another transaction') };

export const isHeld = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' && result.reason === HELD.reason;

/**
 * Takes what waits at the same moment together, so that many requests share one way to the database and one commit. A
 * batch starts at once with whatever is there: nothing is held back to fill it. A key whose record another transaction
 * holds leaves the batches of the others until nothing of it waits.
 */
export function createBatches<Item, Result>(options: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const { work, concurrency, heldConcurrency = 0, keyOf } = options;
  const list = createWaitingList<Item, Result>(options);
  const running = { free: 0, held: 0 };
  let isPlanned = false;

  async function run(batch: Waiting<Item, Result>[], lane: 'free' | 'held'): Promise<void> {
    running[lane]++;
    try {
      const results = await work(
        batch.map(({ item }) => item),
        lane === 'held',
      );
      const isLeft = (index: number) => lane === 'free' && isHeld(results[index]);
      list.putBack(batch.filter((_, index) => isLeft(index)));
      for (const [index, { resolve, reject }] of batch.entries()) {
        if (isLeft(index)) continue;
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason ?? new Error('a batch left an item unanswered'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      list.release(batch);
      running[lane]--;
      plan();
    }
  }

  function startBatches(): void {
    isPlanned = false;
    start('free', concurrency, list.takeFree);
    start('held', heldConcurrency, list.takeHeld);
  }

  function start(lane: 'free' | 'held', atMost: number, takeSome: () => Waiting<Item, Result>[]): void {
    while (running[lane] < atMost) {
      const batch = takeSome();
      if (batch.length === 0) return;
      void run(batch, lane);
    }
  }

  /** Requests that arrived in the same turn of the event loop are all there when it ends. */
  function plan(): void {
    if (isPlanned || list.isEmpty()) return;
    isPlanned = true;
    setImmediate(startBatches);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      list.add({ item, key: keyOf?.(item), resolve, reject });
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
