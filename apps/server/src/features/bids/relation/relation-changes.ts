import { isRefusal, resumeStanding, suspendStanding, type Change } from '@tenderlane/domain';
import type { Context } from '../../../platform/context';
import { recordEvents, type EventRow } from '../../../platform/events/events';
import type { Reactions } from '../../../platform/events/reactions';
import { lockLoadRow, type Cause } from '../../loads';
import {
  applyChanges,
  type LockedAuction,
  toLockedAuction,
  type CarrierStanding,
  inviteAudience,
  lockRelationForChange,
  readAuctionState,
} from '../../auction';
import { findBid } from '../change/bid.queries';
import { promote } from '../change/promote-bid';
import { listLoadsWithBidOf, listOpenLoadsToReach, listTendersTold } from './relation.queries';

/** A relation of a shipper with a carrier that has just changed. */
interface ChangedRelation {
  companyId: number;
  carrierId: number;
  at: number;
  cause: Cause;
}

/** What bidding does in the transaction of a relation's change. */
export const bidReactions: Reactions = {
  'carrier.accepted': (context, event) => reachCarrier(context, relationOf(event)),
  'carrier.approved': (context, event) => reachCarrier(context, relationOf(event)),
  'carrier.labelled': (context, event) => reachCarrier(context, relationOf(event)),
  'carrier.suspended': (context, event) => suspendBids(context, relationOf(event)),
  'carrier.declined': (context, event) => suspendBids(context, relationOf(event)),
  'carrier.resumed': (context, event) => resumeBids(context, relationOf(event)),
};

function relationOf({ companyId, entityId, at, actorKind, accountId, batchUuid }: EventRow): ChangedRelation {
  const cause = { actorKind, accountId: accountId ?? null, batchUuid: batchUuid ?? null };
  return { companyId: companyId ?? 0, carrierId: entityId, at, cause };
}

/** A carrier that may bid now is given the open tenders whose audience holds it, and its provisional bids count. */
async function reachCarrier(context: Context, relation: ChangedRelation): Promise<void> {
  const { sql } = context;
  const loads = await listOpenLoadsToReach(sql, relation.companyId, relation.carrierId);
  const reached = await inviteAudience(
    sql,
    loads.map(({ id }) => id),
    relation.at,
  );
  // Who accepts was told of these tenders together with the invitation.
  const told = await listTendersTold(sql, relation.companyId, relation.carrierId);
  const causedBy = (loadId: number) =>
    relation.cause.actorKind === 'carrier' && told.has(loadId) ? relation.cause.accountId : null;
  const notices = reached.map(({ id, load_id: loadId }) => ({
    kind: 'notice.invited',
    payload: {
      load_id: loadId,
      company_id: relation.companyId,
      to: { optionId: id },
      params: {},
      caused_by: causedBy(loadId),
    },
  }));
  await recordEvents(sql, [], notices);
  await forEachBid(context, relation, async (locked, standing) => {
    const stored =
      standing.provisional && standing.bidId !== null
        ? await findBid(sql, relation.companyId, standing.optionId, standing.bidId)
        : undefined;
    // What was taken by phone still waits for the carrier's own word.
    if (!stored || stored.entered_by !== null) return null;
    const outcome = promote(locked, standing, stored);
    return isRefusal(outcome)
      ? null
      : { change: outcome.change, promoted: { bidId: stored.id, seq: locked.row.bid_seq + 1 } };
  });
}

/** A suspended carrier's bids stop counting. */
const suspendBids = (context: Context, relation: ChangedRelation) =>
  forEachBid(context, relation, async ({ load, standings, now }, { optionId }) => ({
    change: suspendStanding(load, standings, optionId, now),
  }));

/** After a suspension the carrier's valid bids count again, and it is given what it missed. */
async function resumeBids(context: Context, relation: ChangedRelation): Promise<void> {
  await forEachBid(context, relation, async ({ load, standings, now }, { optionId }) => ({
    change: resumeStanding(load, standings, optionId, now),
  }));
  await reachCarrier(context, relation);
}

type Outcome = { change: Change; promoted?: { bidId: number; seq: number } } | null;

/** Every running auction in which the carrier has a bid, one after the other under its lock. */
async function forEachBid(
  context: Context,
  { companyId, carrierId, cause }: ChangedRelation,
  rule: (locked: LockedAuction, standing: CarrierStanding) => Promise<Outcome>,
): Promise<void> {
  const { sql } = context;
  await lockRelationForChange(sql, carrierId);
  for (const { id } of await listLoadsWithBidOf(sql, companyId, carrierId)) {
    const row = await lockLoadRow(sql, companyId, id);
    const state = await readAuctionState(sql, companyId, id);
    if (!row || !state) continue;
    const locked = toLockedAuction(context, row, state);
    const standing = locked.standings.find((candidate) => candidate.carrierId === carrierId);
    const outcome = standing ? await rule(locked, standing) : null;
    if (outcome) applyChanges(sql, [{ locked, cause, ...outcome }]);
  }
}
