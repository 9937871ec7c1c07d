import { randomInt } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { MemberContext, Context } from '../../platform/context';
import { actorOf } from '../../platform/principal';
import type { Sql } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { approvalFactsOf, auctionOf, lockLoadRow, lockLoadRowsForCarriers, missingLoad, type LoadRow } from '../loads';
import type { CarrierScope } from './carrier-row.queries';
import type { Cause, HeldAuction } from './apply-changes';
import {
  readAuctionState,
  readAuctionStatesForCarriers,
  shareRelations,
  type AuctionState,
  type HeldStanding,
} from './standing.queries';

/** An auction under its lock, with an id for the bid that may come of it. */
export type Held = HeldAuction & { nextBidId: number };

/** Bids have random ids of 15 digits: ids in a row would tell a carrier how many bids came between its own. */
const newBidId = () => randomInt(1e14, 1e14 + 2 ** 48 - 1);

/** The same for a carrier: its own standing, and whether shipper and carrier are one. */
export type HeldByCarrier = Held & { own: HeldStanding; ownTender: boolean };

/** The same for several carriers that came together. */
export type HeldByCarriers = HeldAuction & { ownTenderOf: number[] };

/** The shipper's load, locked, with all its options. */
export async function holdAuction(context: MemberContext, loadId: number): Promise<Held> {
  const { sql, principal } = context;
  const [row, state] = await Promise.all([
    lockLoadRow(sql, principal.companyId, loadId),
    readAuctionState(sql, principal.companyId, loadId),
  ]);
  if (!row || !state || row.deleted_at) throw await missingLoad(context, loadId);
  return heldOf(context, row, state);
}

/** A load the carrier has an option of, locked, with the options that have bids and the carrier's own. */
export async function holdAsCarrier({ sql, clock, principal }: MemberContext, loadId: number): Promise<HeldByCarrier> {
  const held = await holdForCarriers(sql, clock, [{ loadId, carrierCompanyId: principal.companyId }]);
  return asCarrier(held.get(loadId), principal);
}

/** Loads that carriers have options of, locked, by id; each carrier then takes its own part. */
export async function holdForCarriers(
  sql: Sql,
  clock: Clock,
  asked: { loadId: number; carrierCompanyId: number }[],
): Promise<Map<number, HeldByCarriers>> {
  const loadIds = asked.map(({ loadId }) => loadId);
  const carrierIds = asked.map(({ carrierCompanyId }) => carrierCompanyId);
  const [, rows, states] = await Promise.all([
    shareRelations(sql, loadIds, carrierIds),
    lockLoadRowsForCarriers(sql, loadIds, carrierIds),
    readAuctionStatesForCarriers(sql, loadIds, carrierIds),
  ]);
  const stateOf = new Map(states.map((state) => [state.load_id, state]));
  const held = new Map<number, HeldByCarriers>();
  for (const row of rows) {
    const state = stateOf.get(row.id);
    if (!state || row.deleted_at) continue;
    held.set(row.id, { ...auctionHeld({ clock }, row, state), ownTenderOf: state.own_tender_of });
  }
  return held;
}

/** One carrier's part; what it has no option of, or a link's sender does not own, does not exist for it. */
export function asCarrier(held: HeldByCarriers | undefined, { companyId, limit }: CarrierScope): HeldByCarrier {
  const carrierCompanyId = companyId;
  const own = held?.standings.find((standing) => standing.carrierCompanyId === carrierCompanyId);
  if (!held || !own) throw notFound();
  if (limit && held.row.company_id !== limit.companyId) throw notFound();
  return { ...held, nextBidId: newBidId(), own, ownTender: held.ownTenderOf.includes(carrierCompanyId) };
}

/** A load under its lock with what was read behind it. */
export function heldOf(context: Pick<Context, 'clock'>, row: LoadRow, state: AuctionState): Held {
  return { ...auctionHeld(context, row, state), nextBidId: newBidId() };
}

function auctionHeld({ clock }: Pick<Context, 'clock'>, row: LoadRow, state: AuctionState): HeldAuction {
  return {
    row,
    load: auctionOf(row, state.terms, approvalFactsOf(state.approval, state)),
    standings: state.standings,
    now: clock.read(state.now),
  };
}

export const causeOf = ({ principal, batchUuid }: Pick<MemberContext, 'principal' | 'batchUuid'>): Cause => ({
  ...actorOf(principal),
  batchUuid,
});
