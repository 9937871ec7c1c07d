import { resumeStanding, suspendStanding } from '@tenderlane/domain';
import { record } from '../../../platform/events/events';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { inviteAudience } from '../publish/audience.queries';
import { causeOfEvent, changeBidsOf, type RelationEvent } from './change-bids-of';
import { listMessagedTenders, listOpenLoadsToReach } from './relation.queries';

/** What open tenders do in the transaction of a relation's change. */
export const auctionSubscribers = {
  'carrier.accepted': [inviteToOpenTenders],
  'carrier.approved': [inviteToOpenTenders],
  'carrier.labelled': [inviteToOpenTenders],
  'carrier.suspended': [suspendBids],
  'carrier.declined': [suspendBids],
  'carrier.removed': [suspendBids],
  'carrier.resumed': [resumeBids, inviteToOpenTenders],
} satisfies InTransaction;

/** Gives a carrier that may bid now its options of the open tenders whose audience holds it. */
async function inviteToOpenTenders(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) await inviteCarrier(context, event);
}

async function inviteCarrier(context: RecordContext, event: RelationEvent): Promise<void> {
  const { sql } = context;
  const { entityId: carrierId, at, actor } = event;
  const companyId = event.companyId ?? 0;
  const loads = await listOpenLoadsToReach(sql, companyId, carrierId);
  const invited = await inviteAudience(
    sql,
    loads.map(({ id }) => id),
    at,
  );
  // Who accepts was told of these tenders together with the invitation.
  const told = await listMessagedTenders(sql, companyId, carrierId);
  await record(
    context,
    invited.map(({ id, load_id: loadId }) => ({
      at,
      companyId,
      entityId: loadId,
      action: 'option.invited',
      actor,
      batchUuid: causeOfEvent(event).batchUuid,
      optionIds: [id],
      params: actor.actorKind === 'carrier' && told.has(loadId) ? { told: true } : {},
    })),
  );
}

/** The bids of a carrier that was suspended or left the network stop counting. */
async function suspendBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId }) => ({
      change: suspendStanding(load, standings, optionId, now),
    }));
  }
}

/** After a suspension the carrier's valid bids count again. */
async function resumeBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId }) => ({
      change: resumeStanding(load, standings, optionId, now),
    }));
  }
}
