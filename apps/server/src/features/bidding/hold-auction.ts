import type { ActorContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { approvalRuleOf, auctionOf, lockLoadRow, lockLoadRowForCarrier, missingLoad, type LoadRow } from '../loads';
import type { Cause, HeldAuction } from './apply-changes';
import { readAuctionState, type HeldStanding } from './queries';

/** An auction under its lock, with an id for the bid that may come of it. */
export type Held = HeldAuction & { nextBidId: number };

/** The shipper's load, locked, with all its options. */
export async function holdAuction(context: ActorContext, loadId: number): Promise<Held> {
  const row = await lockLoadRow(context.sql, context.actor.companyId, loadId);
  if (!row || row.deleted_at) throw await missingLoad(context, loadId);
  return readHeld(context, row, null);
}

/** A load the carrier has an option of, locked, with the options that have bids and the carrier's own. */
export async function holdAsCarrier(context: ActorContext, loadId: number): Promise<Held & { own: HeldStanding }> {
  const row = await lockLoadRowForCarrier(context.sql, context.actor.companyId, loadId);
  if (!row || row.deleted_at) throw notFound();
  const held = await readHeld(context, row, context.actor.companyId);
  const own = held.standings.find(({ carrierCompanyId }) => carrierCompanyId === context.actor.companyId);
  if (!own) throw notFound();
  return { ...held, own };
}

async function readHeld(context: ActorContext, row: LoadRow, onlyOf: number | null): Promise<Held> {
  const state = await readAuctionState(context.sql, row.company_id, row.id, onlyOf);
  if (!state) throw notFound();
  return {
    row,
    load: auctionOf(row, state.terms, approvalRuleOf(state.approval)),
    standings: state.standings,
    now: context.clock.read(state.now),
    nextBidId: state.next_bid_id,
  };
}

export function causeOf({ actor, batchUuid }: ActorContext, kind: 'person' | 'carrier'): Cause {
  return { kind, accountId: actor.accountId, batchUuid };
}
