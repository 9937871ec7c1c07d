import { isRefusal, resumeStanding, suspendStanding, type Change } from '@tenderlane/domain';
import { record, type NewEvent } from '../../../platform/events/events';
import type { InTransaction, Recording } from '../../../platform/events/in-transaction';
import type { Cause } from '../../../platform/events/cause';
import {
  applyChanges,
  type LockedAuction,
  lockAuctionOf,
  type CarrierStanding,
  inviteAudience,
  lockRelationForChange,
} from '../../auction';
import { findBid } from '../change/bid.queries';
import { promoteProvisionalBid } from '../change/promote-bid';
import { listLoadsWithBidOf, listOpenLoadsToReach, listMessagedTenders } from './relation.queries';

/** A relation of a shipper with a carrier that has just changed. */
interface ChangedRelation {
  companyId: number;
  carrierId: number;
  at: number;
  cause: Cause;
}

/** What bidding does in the transaction of a relation's change. */
export const bidSubscribers = {
  'carrier.accepted': [forEachRelation(reachCarrier)],
  'carrier.approved': [forEachRelation(reachCarrier)],
  'carrier.labelled': [forEachRelation(reachCarrier)],
  'carrier.suspended': [forEachRelation(suspendBids)],
  'carrier.declined': [forEachRelation(suspendBids)],
  'carrier.resumed': [forEachRelation(resumeBids)],
} satisfies InTransaction;

type ReactToRelation = (recording: Recording, relation: ChangedRelation) => Promise<void>;

function forEachRelation(follow: ReactToRelation) {
  return async (recording: Recording, events: readonly NewEvent[]) => {
    for (const { companyId, entityId, at, actor, batchUuid } of events) {
      const cause = { ...actor, batchUuid: batchUuid ?? null };
      await follow(recording, { companyId: companyId ?? 0, carrierId: entityId, at, cause });
    }
  };
}

/** A carrier that may bid now is given the open tenders whose audience holds it, and its provisional bids count. */
async function reachCarrier(recording: Recording, relation: ChangedRelation): Promise<void> {
  const { sql } = recording;
  const loads = await listOpenLoadsToReach(sql, relation.companyId, relation.carrierId);
  const reached = await inviteAudience(
    sql,
    loads.map(({ id }) => id),
    relation.at,
  );
  // Who accepts was told of these tenders together with the invitation.
  const told = await listMessagedTenders(sql, relation.companyId, relation.carrierId);
  const { companyId, at, cause } = relation;
  await record(
    recording,
    reached.map(({ id, load_id: loadId }) => ({
      at,
      companyId,
      entityId: loadId,
      action: 'option.invited',
      actor: cause,
      batchUuid: cause.batchUuid,
      optionIds: [id],
      params: cause.actorKind === 'carrier' && told.has(loadId) ? { told: true } : {},
    })),
  );
  await forEachBid(recording, relation, async (locked, standing) => {
    const stored =
      standing.provisional && standing.bidId !== null
        ? await findBid(sql, relation.companyId, standing.optionId, standing.bidId)
        : undefined;
    // What was taken by phone still waits for the carrier's own word.
    if (!stored || stored.entered_by !== null) return null;
    const outcome = promoteProvisionalBid(locked, standing, stored);
    return isRefusal(outcome)
      ? null
      : { change: outcome.change, promoted: { bidId: stored.id, seq: locked.row.bid_seq + 1 } };
  });
}

/** A suspended carrier's bids stop counting. */
function suspendBids(recording: Recording, relation: ChangedRelation): Promise<void> {
  return forEachBid(recording, relation, async ({ load, standings, now }, { optionId }) => ({
    change: suspendStanding(load, standings, optionId, now),
  }));
}

/** After a suspension the carrier's valid bids count again, and it is given what it missed. */
async function resumeBids(recording: Recording, relation: ChangedRelation): Promise<void> {
  await forEachBid(recording, relation, async ({ load, standings, now }, { optionId }) => ({
    change: resumeStanding(load, standings, optionId, now),
  }));
  await reachCarrier(recording, relation);
}

type Outcome = { change: Change; promoted?: { bidId: number; seq: number } } | null;

/** Every running auction in which the carrier has a bid, one after the other under its lock. */
async function forEachBid(
  recording: Recording,
  { companyId, carrierId, cause }: ChangedRelation,
  rule: (locked: LockedAuction, standing: CarrierStanding) => Promise<Outcome>,
): Promise<void> {
  const { sql } = recording;
  await lockRelationForChange(sql, carrierId);
  for (const { id } of await listLoadsWithBidOf(sql, companyId, carrierId)) {
    const locked = await lockAuctionOf(recording, companyId, id);
    if (!locked) continue;
    const standing = locked.standings.find((candidate) => candidate.carrierId === carrierId);
    const outcome = standing ? await rule(locked, standing) : null;
    if (outcome) await applyChanges(recording, [{ locked, cause, ...outcome }]);
  }
}
