import type { PersonContext } from '../../platform/context';
import type { EventRow } from '../../platform/events/events';
import { actorOf } from '../../platform/principal';
import type { Relation } from './queries';

type RelationEvent = Pick<EventRow, 'at' | 'action' | 'changes' | 'params'>;

/** An event of a relation; both companies read it. */
export function relationEvent(
  { principal, batchUuid }: PersonContext,
  {
    id,
    company_id: companyId,
    carrier_company_id: carrierCompanyId,
  }: Pick<Relation, 'id' | 'company_id' | 'carrier_company_id'>,
  event: RelationEvent,
): EventRow {
  return {
    ...event,
    companyId,
    carrierCompanyId,
    entity: 'carrier',
    entityId: id,
    ...actorOf(principal),
    batchUuid,
  };
}
