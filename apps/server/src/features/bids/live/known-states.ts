import { readAuctionStatesWithBids } from '../../auction';
import type { LiveContext } from '../../../platform/realtime/live-topic';
import { listTenders } from './tender-live.queries';
import { tenderStateOf, type TenderState } from './tender-state';

/** So many tenders are remembered as they were told last; of others the next change is told only where its event is seen. */
const REMEMBERED = 5000;
/** So many tenders are read by one statement. */
const PART = 50;

/**
 * The tenders of this process as their listeners know them. A frame is sent where what a listener may see has changed since:
 * nothing else, such as a hidden bid, can be told from the frames or their number.
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

  /** Reads what is not known yet. */
  async learn(context: LiveContext, loadIds: number[]): Promise<void> {
    const unknown = loadIds.filter((id) => !this.#states.has(id));
    for (let start = 0; start < unknown.length; start += PART) {
      const states = await readStates(context, unknown.slice(start, start + PART));
      for (const [id, state] of states) if (!this.#states.has(id)) this.set(id, state);
    }
  }
}

/** The tenders as they are now; drafts and deleted ones are missing. */
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
