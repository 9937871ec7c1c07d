import { AppError } from '../../../platform/errors';

export interface WaitingBid<Bid, Answer> {
  bid: Bid;
  loadId: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The waiting bids in order, with the loads that are in a running batch or held by another transaction. */
export function createWaitingBids<Bid, Answer>({ limit, maxWaiting }: { limit: number; maxWaiting: number }) {
  let entries: WaitingBid<Bid, Answer>[] = [];
  const counts = createCounts();
  const busy = new Set<number>();
  const held = new Set<number>();

  function take(isWanted: (loadId: number) => boolean): WaitingBid<Bid, Answer>[] {
    const taken: WaitingBid<Bid, Answer>[] = [];
    const left: WaitingBid<Bid, Answer>[] = [];
    const fits = ({ loadId }: WaitingBid<Bid, Answer>) => taken.length < limit && !busy.has(loadId) && isWanted(loadId);
    for (const entry of entries) (fits(entry) ? taken : left).push(entry);
    entries = left;
    for (const { loadId } of taken) {
      counts.add(loadId, -1);
      busy.add(loadId);
    }
    return taken;
  }

  return {
    isEmpty: () => entries.length === 0,
    add(entry: WaitingBid<Bid, Answer>): void {
      if (counts.of(entry.loadId) >= maxWaiting) throw new AppError('server.busy', { retryAfterSeconds: 1 });
      entries.push(entry);
      counts.add(entry.loadId, 1);
    },
    takeFree: () => take((loadId) => !held.has(loadId)),
    takeHeld(): WaitingBid<Bid, Answer>[] {
      const first = entries.find(({ loadId }) => held.has(loadId) && !busy.has(loadId));
      return first ? take((loadId) => loadId === first.loadId) : [];
    },
    /** Returns bids on held loads to the front, so that later bids on these loads stay behind them. */
    putBack(returned: WaitingBid<Bid, Answer>[]): void {
      entries = [...returned, ...entries];
      for (const { loadId } of returned) {
        counts.add(loadId, 1);
        held.add(loadId);
      }
    },
    release(taken: WaitingBid<Bid, Answer>[]): void {
      for (const { loadId } of taken) {
        busy.delete(loadId);
        if (counts.of(loadId) === 0) held.delete(loadId);
      }
    },
  };
}

function createCounts() {
  const counts = new Map<number, number>();
  const of = (loadId: number) => counts.get(loadId) ?? 0;
  return {
    of,
    add(loadId: number, more: number): void {
      const sum = of(loadId) + more;
      if (sum > 0) counts.set(loadId, sum);
      else counts.delete(loadId);
    },
  };
}
