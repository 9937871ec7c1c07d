import type { ActorContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { approvalRuleOf, auctionOf, lockLoadRow, lockLoadRowForCarrier, missingLoad, type LoadRow } from '../loads';
import type { Cause, HeldAuction } from './apply-changes';
import { readAuctionState, readAuctionStateForCarrier, type AuctionState, type HeldStanding } from './standing.queries';

/** An auction under its lock, with an id for the bid that may come of it. */
export type Held = HeldAuction & { nextBidId: number };

/** The same for a carrier: its own standing, and whether shipper and carrier are one. */
export type HeldByCarrier = Held & { own: HeldStanding; ownTender: boolean };

/** The shipper's load, locked, with all its options. */
export async function holdAuction(context: ActorContext, loadId: number): Promise<Held> {
  const { sql, actor } = context;
  const [row, state] = await Promise.all([
    lockLoadRow(sql, actor.companyId, loadId),
    readAuctionState(sql, actor.companyId, loadId),
  ]);
  if (!row || !state || row.deleted_at) throw await missingLoad(context, loadId);
  return heldOf(context, row, state);
}

/** A load the carrier has an option of, locked, with the options that have bids and the carrier's own. */
export async function holdAsCarrier(context: ActorContext, loadId: number): Promise<HeldByCarrier> {
  const { sql, actor } = context;
  const [row, state] = await Promise.all([
    lockLoadRowForCarrier(sql, actor.companyId, loadId),
    readAuctionStateForCarrier(sql, actor.companyId, loadId),
  ]);
  const own = state?.standings.find(({ carrierCompanyId }) => carrierCompanyId === actor.companyId);
  if (!row || !state || !own || row.deleted_at) throw notFound();
  return { ...heldOf(context, row, state), own, ownTender: state.own_tender };
}

/** A load under its lock with what was read behind it. */
export function heldOf({ clock }: Pick<ActorContext, 'clock'>, row: LoadRow, state: AuctionState): Held {
  return {
    row,
    load: auctionOf(row, state.terms, approvalRuleOf(state.approval)),
    standings: state.standings,
    now: clock.read(state.now),
    nextBidId: state.next_bid_id,
  };
}

export function causeOf({ actor, batchUuid }: ActorContext, kind: 'person' | 'carrier'): Cause {
  return { kind, accountId: actor.accountId, batchUuid };
}
