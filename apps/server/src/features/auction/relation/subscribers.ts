import { completeChange, emptyChange, resumeStanding, suspendStanding } from '@tenderlane/domain';
import { record, type NewEvent } from '../../../platform/events/events';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { inviteAudience } from '../publish/audience.queries';
import { changesWhoMayWin } from '../../packets';
import { applyChanges } from '../apply-changes';
import { lockAuctionOf } from '../lock-auction';
import { causeOfEvent, changeBidsOf, type RelationEvent } from './change-bids-of';
import { listLoadsWithBids, listMessagedTenders, listOpenLoadsToReach, listRelationsOf } from './relation.queries';

/** What open tenders do in the transaction of a relation's change. */
export const auctionSubscribers = {
  'carrier.accepted': [inviteToOpenTenders],
  'carrier.approved': [inviteToOpenTenders],
  'carrier.labelled': [inviteToOpenTenders],
  'carrier.changed': [inviteByCapabilities],
  'company.capabilities_changed': [inviteInEveryNetwork],
  'company.reopened': [inviteInEveryNetwork],
  'carrier.suspended': [suspendBids],
  'carrier.declined': [suspendBids],
  'carrier.removed': [suspendBids],
  'carrier.resumed': [resumeBids, inviteToOpenTenders],
  'packet.approved': [countBidsAgain],
  'packet.returned': [stopCountingBids],
  'packet.reopened': [stopCountingBids],
  'packet.published': [recountAll],
  'company.setting_changed': [recountAll],
} satisfies InTransaction;

/** Gives a carrier that may bid now its options of the open tenders whose audience holds it. */
async function inviteToOpenTenders(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) await inviteCarrier(context, event);
}

const CAPABILITIES: readonly string[] = ['body_types', 'certificates', 'lanes'];

/** A shipper noted what a carrier carries, so that an audience by capabilities may hold it now. */
async function inviteByCapabilities(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  await inviteToOpenTenders(
    context,
    events.filter(({ changes }) => changes?.some(({ field }) => CAPABILITIES.includes(field))),
  );
}

/** A carrier says what it carries, or is open again; the history of its shippers names no person of it. */
async function inviteInEveryNetwork(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  const actor = { actorKind: 'system', accountId: null } as const;
  for (const { carrierCompanyId, at } of events) {
    const relations = carrierCompanyId ? await listRelationsOf(context.sql, carrierCompanyId) : [];
    for (const { id, company_id: companyId } of relations)
      await inviteCarrier(context, { companyId, entityId: id, at, actor, batchUuid: null });
  }
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

/** A carrier that may no longer win: its bids stop counting. Provisional ones have not counted before. */
async function stopCountingBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId, provisional, eligible }) =>
      provisional || eligible ? null : { change: suspendStanding(load, standings, optionId, now) },
    );
  }
}

/** Its packet is approved again: bids that are still valid count as before. Provisional ones are promoted on their own. */
async function countBidsAgain(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId, provisional, eligible }) =>
      provisional || !eligible ? null : { change: resumeStanding(load, standings, optionId, now) },
    );
  }
}

/** What the shipper asks of all its carriers has changed: every running tender with bids is counted anew. */
async function recountAll(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    const { companyId, actor, batchUuid = null } = event;
    if (companyId === null || !changesWhoMayWin(event)) continue;
    for (const { id } of await listLoadsWithBids(context.sql, companyId)) {
      const locked = await lockAuctionOf(context, companyId, id);
      if (!locked) continue;
      const change = completeChange(locked.load, locked.standings, emptyChange(), locked.now);
      await applyChanges(context, [{ locked, cause: { ...actor, batchUuid }, change }]);
    }
  }
}
