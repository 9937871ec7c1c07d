import type { Clock } from '../../platform/clock';
import type { MemberContext, Context } from '../../platform/context';
import type { Sql } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import type { RecordContext } from '../../platform/events/in-transaction';
import { approvalFactsOf, auctionOf, lockLoadRow, missingLoad, type LoadRow } from '../loads';
import type { CarrierScope } from '../../platform/principal';
import {
  applyInMemory,
  persistChanges,
  type AppliedChange,
  type AuctionChange,
  type LockedAuction,
} from './apply-changes';
import { addMetrics } from './add-metrics';
import { lockFreeLoadRows, lockLoadRowsForCarriers } from './lock-auction.queries';
import {
  readAuctionState,
  readAuctionStatesForCarriers,
  shareRelations,
  type AuctionState,
  type CarrierStanding,
  type SharedState,
} from './standing.queries';

type LockedForCarrier = LockedAuction & { own: CarrierStanding; ownTender: boolean };

type LockedForCarriers = LockedAuction & { ownTenderOf: number[] };

export async function lockAuction(context: MemberContext, loadId: number): Promise<LockedAuction> {
  const locked = await lockAuctionOf(context, context.principal.companyId, loadId);
  if (!locked || locked.row.deleted_at) throw await missingLoad(context, loadId);
  return locked;
}

export async function lockAuctionOf(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  companyId: number,
  loadId: number,
): Promise<LockedAuction | undefined> {
  const [row, state] = await Promise.all([
    lockLoadRow(sql, companyId, loadId),
    readAuctionState(sql, companyId, loadId),
  ]);
  return row && state && addMetrics(sql, companyId, toLockedAuction({ clock }, row, state));
}

export async function lockAsCarrier(
  { sql, clock, principal }: MemberContext,
  loadId: number,
): Promise<LockedForCarrier> {
  const locked = await lockAuctions(sql, clock, [{ loadId, carrierCompanyId: principal.companyId }]);
  const own = asCarrier(locked.get(loadId), principal);
  return addMetrics(sql, own.row.company_id, own);
}

interface AskedAuction {
  loadId: number;
  carrierCompanyId: number;
}

const pairsOf = (asked: AskedAuction[]) =>
  [asked.map(({ loadId }) => loadId), asked.map(({ carrierCompanyId }) => carrierCompanyId)] as const;

async function lockAuctions(sql: Sql, clock: Clock, asked: AskedAuction[]): Promise<Map<number, LockedForCarriers>> {
  const [loadIds, carrierIds] = pairsOf(asked);
  const [, rows, states] = await Promise.all([
    shareRelations(sql, loadIds, carrierIds),
    lockLoadRowsForCarriers(sql, loadIds, carrierIds),
    readAuctionStatesForCarriers(sql, loadIds, carrierIds),
  ]);
  return toLockedAuctions(clock, rows, states);
}

/** The auctions of the bids of one transaction; each bid sees the auction as the previous bid left it. */
interface AuctionsForBids {
  /** True if another transaction holds the load and this one does not wait. */
  isHeld(loadId: number): boolean;
  lockedFor(loadId: number, carrier: CarrierScope): LockedForCarrier;
  apply(change: AuctionChange): AppliedChange;
  save(context: RecordContext): Promise<void>;
}

/**
 * Locks the loads of the bids of one transaction. Without `waits` only free loads are locked; a bid on a held load
 * waits in a transaction for that load alone.
 */
export async function lockForBids(
  sql: Sql,
  clock: Clock,
  asked: AskedAuction[],
  waits: boolean,
): Promise<AuctionsForBids> {
  const { locked, held } = waits
    ? { locked: await lockAuctions(sql, clock, asked), held: new Set<number>() }
    : await lockFreeAuctions(sql, clock, asked);
  const changes: AppliedChange[] = [];
  return {
    isHeld: (loadId) => held.has(loadId),
    lockedFor: (loadId, carrier) => asCarrier(locked.get(loadId), carrier),
    apply(change) {
      const applied = applyInMemory(change);
      changes.push(applied);
      const auction = locked.get(applied.after.row.id);
      if (auction) locked.set(applied.after.row.id, { ...auction, ...applied.after });
      return applied;
    },
    save: (context) => persistChanges(context, changes),
  };
}

async function lockFreeAuctions(
  sql: Sql,
  clock: Clock,
  asked: AskedAuction[],
): Promise<{ locked: Map<number, LockedForCarriers>; held: Set<number> }> {
  const [loadIds, carrierIds] = pairsOf(asked);
  const [rows, states] = await Promise.all([
    lockFreeLoadRows(sql, loadIds, carrierIds),
    readAuctionStatesForCarriers(sql, loadIds, carrierIds),
  ]);
  const held = new Set<number>();
  const locked = new Set(rows.map(({ id }) => id));
  for (const { load_id: id, standings } of states) {
    const isOfAsker = ({ carrierCompanyId }: CarrierStanding) =>
      asked.some((pair) => pair.loadId === id && pair.carrierCompanyId === carrierCompanyId);
    if (!locked.has(id) && standings.some(isOfAsker)) held.add(id);
  }
  return { locked: toLockedAuctions(clock, rows, states), held };
}

function toLockedAuctions(clock: Clock, rows: LoadRow[], states: SharedState[]): Map<number, LockedForCarriers> {
  const stateOf = new Map(states.map((state) => [state.load_id, state]));
  const locked = new Map<number, LockedForCarriers>();
  for (const row of rows) {
    const state = stateOf.get(row.id);
    if (!state || row.deleted_at) continue;
    locked.set(row.id, { ...toLockedAuction({ clock }, row, state), ownTenderOf: state.own_tender_of });
  }
  return locked;
}

/** Returns one carrier's part; throws not-found without an option, or if a link's sender does not own the load. */
function asCarrier(locked: LockedForCarriers | undefined, { companyId, limit }: CarrierScope): LockedForCarrier {
  const carrierCompanyId = companyId;
  const own = locked?.standings.find((standing) => standing.carrierCompanyId === carrierCompanyId);
  if (!locked || !own) throw notFound();
  if (limit && locked.row.company_id !== limit.companyId) throw notFound();
  return { ...locked, own, ownTender: locked.ownTenderOf.includes(carrierCompanyId) };
}

function toLockedAuction({ clock }: Pick<Context, 'clock'>, row: LoadRow, state: AuctionState): LockedAuction {
  return {
    row,
    load: auctionOf(row, state.terms, approvalFactsOf(state.approval, state)),
    standings: state.standings,
    now: clock.read(state.now),
  };
}
