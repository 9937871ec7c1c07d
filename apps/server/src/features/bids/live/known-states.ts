import { readAuctionStatesWithBids } from '../../auction';
import type { LiveContext } from '../../../platform/realtime/live-topic';
import { listTenders } from './tender-live.queries';
import { tenderStateOf, type TenderState } from './tender-state';

/** Tenders whose last sent state is kept in memory; for others a change is sent only if its event is visible. */
const REMEMBERED = 5000;
const PART = 50;

/**
 * The states of this process's tenders as last sent. A frame is sent only if the visible state changed, so neither
 * frames nor their number reveal a hidden bid.
 */
export class KnownStates {
  #states = new Map<number, TenderState>();

  get(loadId: number): TenderState | undefined {
    return this.#states.get(loadId);
  }

  set(loadId: number, state: TenderState): void {
    this.#states.delete(loadId);
    this.#states.set(loadId, state);
    const oldest = this.#states.size > REMEMBERED ? this.#states.keys().next() : undefined;
    if (oldest && !oldest.done) this.#states.delete(oldest.value);
  }

  async learn(context: LiveContext, loadIds: number[]): Promise<void> {
    const unknown = loadIds.filter((id) => !this.#states.has(id));
    for (let start = 0; start < unknown.length; start += PART) {
      const states = await readStates(context, unknown.slice(start, start + PART));
      for (const [id, state] of states) if (!this.#states.has(id)) this.set(id, state);
    }
  }
}

export async function readStates({ sql, clock }: LiveContext, loadIds: number[]): Promise<Map<number, TenderState>> {
  if (loadIds.length === 0) return new Map();
  const [rows, auctions, now] = await Promise.all([
    listTenders(sql, loadIds),
    readAuctionStatesWithBids(sql, loadIds),
    clock.now(sql),
  ]);
  const standings = new Map(auctions.map((auction) => [auction.load_id, auction.standings]));
  return new Map(rows.map((row) => [row.id, tenderStateOf(row, standings.get(row.id) ?? [], now)]));
}
