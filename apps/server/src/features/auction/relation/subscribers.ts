import { completeChange, emptyChange, resumeStanding, suspendStanding } from '@tenderlane/domain/auction';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { AUTOMATION } from '../../../platform/principal';
import { inviteAudience } from '../publish/audience.queries';
import { changesWhoMayWin } from '../../packets';
import { applyChanges } from '../apply-changes';
import { lockAuctionOf } from '../lock-auction';
import { causeOfEvent, changeBidsOf, type RelationEvent } from './change-bids-of';
import { listLoadsWithBids, listMessagedTenders, listOpenLoadsToReach, listRelationsOf } from './relation.queries';

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

async function inviteToOpenTenders(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) await inviteCarrier(context, event);
}

const CAPABILITIES: readonly string[] = ['body_types', 'certificates', 'lanes'];

/** Audiences may select by capabilities, so changed capabilities can add a carrier. */
async function inviteByCapabilities(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  await inviteToOpenTenders(
    context,
    events.filter(({ changes }) => changes?.some(({ field }) => CAPABILITIES.includes(field))),
  );
}

/**
 * A carrier changed its capabilities or was reopened. The actor is the system, so that the history of its shippers
 * names no person of the carrier.
 */
async function inviteInEveryNetwork(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const { carrierCompanyId, at } of events) {
    const relations = carrierCompanyId ? await listRelationsOf(context.sql, carrierCompanyId) : [];
    for (const { id, company_id: companyId } of relations)
      await inviteCarrier(context, { companyId, entityId: id, at, actor: AUTOMATION, batchUuid: null });
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
  // The invitation that was accepted already named these tenders.
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

async function suspendBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId }) => ({
      change: suspendStanding(load, standings, optionId, now),
    }));
  }
}

async function resumeBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId }) => ({
      change: resumeStanding(load, standings, optionId, now),
    }));
  }
}

/** Bids of a carrier that may no longer win stop counting. Provisional bids did not count before. */
async function stopCountingBids(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId, provisional, eligible }) =>
      provisional || eligible ? null : { change: suspendStanding(load, standings, optionId, now) },
    );
  }
}

/**
 * The packet is approved again, so bids that are still valid count as before. Provisional bids are promoted elsewhere.
 */
async function countBidsAgain(context: RecordContext, events: readonly RelationEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async ({ load, standings, now }, { optionId, provisional, eligible }) =>
      provisional || !eligible ? null : { change: resumeStanding(load, standings, optionId, now) },
    );
  }
}

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
