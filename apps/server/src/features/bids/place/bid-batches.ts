import { yieldTurn } from '../../../platform/queues/yield-turn';
import { createWaitingBids, type WaitingBid } from './waiting-bids';

export interface BidBatchOptions<Bid, Answer> {
  /**
   * Works through some bids at once; settles each of them, in their order. Without `waits` it takes only loads that are
   * free at once and settles the rest as `HELD`: those bids come again, before later ones on their load, with `waits`.
   */
  work(bids: Bid[], waits: boolean): Promise<PromiseSettledResult<Answer>[]>;
  /** Bids on one load are never in two batches at the same time. */
  loadOf(bid: Bid): number;
  /** How many batches run side by side. */
  concurrency: number;
  /** How many more run that wait for what others hold, each with bids on one load. */
  heldConcurrency: number;
  /** How many bids one batch takes. */
  limit: number;
  /** How many bids on one load may wait; one more is sent away. */
  maxWaiting: number;
}

/** The bid's load is held by another transaction. */
export const HELD: PromiseRejectedResult = { status: 'rejected', reason: new Error('held by another transaction') };

export const isHeld = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' && result.reason === HELD.reason;

/**
 * Takes bids that wait at the same moment together, so that they share one way to the database and one commit. A batch
 * starts at once with whatever is there: nothing is held back to fill it. A load that another transaction holds leaves
 * the batches of the others until nothing waits for it.
 */
export function createBidBatches<Bid, Answer>(options: BidBatchOptions<Bid, Answer>): (bid: Bid) => Promise<Answer> {
  const { work, loadOf, concurrency, heldConcurrency } = options;
  const list = createWaitingBids<Bid, Answer>(options);
  const running = { free: 0, held: 0 };
  let isPlanned = false;

  async function run(batch: WaitingBid<Bid, Answer>[], loads: 'free' | 'held'): Promise<void> {
    running[loads]++;
    const bids = batch.map(({ bid }) => bid);
    const done = await toSettled(() => work(bids, loads === 'held'));
    const results = done.status === 'fulfilled' ? done.value : batch.map(() => done);
    const isLeft = (index: number) => loads === 'free' && isHeld(results[index]);
    list.putBack(batch.filter((_, index) => isLeft(index)));
    list.release(batch);
    running[loads]--;
    plan();
    for (const [index, { resolve, reject }] of batch.entries()) {
      if (isLeft(index)) continue;
      await yieldTurn();
      const result = results[index];
      if (result?.status === 'fulfilled') resolve(result.value);
      else reject(result?.reason ?? new Error('a batch left a bid unanswered'));
    }
  }

  function startBatches(): void {
    isPlanned = false;
    start('free', concurrency, list.takeFree);
    start('held', heldConcurrency, list.takeHeld);
  }

  function start(loads: 'free' | 'held', atMost: number, takeSome: () => WaitingBid<Bid, Answer>[]): void {
    while (running[loads] < atMost) {
      const batch = takeSome();
      if (batch.length === 0) return;
      void run(batch, loads);
    }
  }

  /** Requests that arrived in the same turn of the event loop are all there when it ends. */
  function plan(): void {
    if (isPlanned || list.isEmpty()) return;
    isPlanned = true;
    setImmediate(startBatches);
  }

  return (bid) =>
    new Promise((resolve, reject) => {
      list.add({ bid, loadId: loadOf(bid), resolve, reject });
      plan();
    });
}

/** One result, or those of a whole batch. */
export async function toSettled<Result>(work: () => Result | Promise<Result>): Promise<PromiseSettledResult<Result>> {
  try {
    return { status: 'fulfilled', value: await work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
