import { yieldTurn } from '../../../platform/queues/yield-turn';
import { createWaitingBids, type WaitingBid } from './waiting-bids';

export interface BidBatchOptions<Bid, Answer> {
  /**
   * Processes some bids and returns the result of each, in order. Without `waits` it takes only free loads and settles
   * the others as `HELD`; these bids come again with `waits`, before later ones on their load.
   */
  work(bids: Bid[], waits: boolean): Promise<PromiseSettledResult<Answer>[]>;
  /** Bids on one load are never in two batches at the same time. */
  loadOf(bid: Bid): number;
  concurrency: number;
  /** Number of additional batches that wait for held loads, each with bids on one load. */
  heldConcurrency: number;
  limit: number;
  maxWaiting: number;
}

export const HELD: PromiseRejectedResult = { status: 'rejected', reason: new Error('held by another transaction') };

export const isHeld = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' && result.reason === HELD.reason;

/**
 * Groups bids that wait at the same moment into one transaction and one commit. A batch starts immediately with the
 * bids at hand and never waits to fill up. Bids on a load that another transaction holds get separate batches until
 * none of them waits.
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

  /** Waits for the end of the event loop's turn, so that all requests of that turn are in the batch. */
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

export async function toSettled<Result>(work: () => Result | Promise<Result>): Promise<PromiseSettledResult<Result>> {
  try {
    return { status: 'fulfilled', value: await work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
