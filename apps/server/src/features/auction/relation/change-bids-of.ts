import type { Change } from '@tenderlane/domain/auction';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { applyChanges, type LockedAuction } from '../apply-changes';
import { lockAuctionOf } from '../lock-auction';
import { lockRelationForChange, type CarrierStanding } from '../standing.queries';
import { listLoadsWithBidOf } from './relation.queries';

export type RelationEvent = Pick<NewEvent, 'companyId' | 'entityId' | 'at' | 'actor' | 'batchUuid'>;

export const causeOfEvent = ({ actor, batchUuid }: RelationEvent) => ({ ...actor, batchUuid: batchUuid ?? null });

type Outcome = { change: Change; promoted?: { bidId: number; seq: number } } | null;

export async function changeBidsOf(
  context: RecordContext,
  event: RelationEvent,
  rule: (locked: LockedAuction, standing: CarrierStanding) => Promise<Outcome>,
): Promise<void> {
  const { sql } = context;
  const { companyId, entityId: carrierId } = event;
  const cause = causeOfEvent(event);
  await lockRelationForChange(sql, carrierId);
  for (const { id } of await listLoadsWithBidOf(sql, companyId ?? 0, carrierId)) {
    const locked = await lockAuctionOf(context, companyId ?? 0, id);
    if (!locked) continue;
    const standing = locked.standings.find((candidate) => candidate.carrierId === carrierId);
    const outcome = standing ? await rule(locked, standing) : null;
    if (outcome) await applyChanges(context, [{ locked, cause, ...outcome }]);
  }
}
