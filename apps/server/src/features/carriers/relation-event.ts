import type { PersonContext } from '../../platform/context';
import type { EventRow } from '../../platform/events';
import type { Relation } from './queries';

type RelationEvent = Pick<EventRow, 'at' | 'action' | 'changes' | 'params'>;

/** An event of a relation; both companies read it. */
export function relationEvent(
  { person, batchUuid }: PersonContext,
  {
    id,
    company_id: companyId,
    carrier_company_id: carrierCompanyId,
  }: Pick<Relation, 'id' | 'company_id' | 'carrier_company_id'>,
  event: RelationEvent,
): EventRow {
  const actorKind = person.application === 'shipper' ? 'person' : 'carrier';
  return {
    ...event,
    companyId,
    carrierCompanyId,
    entity: 'carrier',
    entityId: id,
    actorKind,
    accountId: person.accountId,
    batchUuid,
  };
}
