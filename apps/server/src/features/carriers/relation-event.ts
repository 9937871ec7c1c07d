import type { PersonContext } from '../../platform/context';
import type { EventOf, NewEvent, DistributivePick } from '../../platform/events/new-event';
import { actorOf } from '../../platform/principal';
import type { Relation } from './relation';

type RelationAction = Extract<NewEvent['action'], `carrier.${string}`>;
type RelationEvent = DistributivePick<EventOf<RelationAction>, 'at' | 'action' | 'changes' | 'params'>;

export function relationEvent(
  { principal, batchUuid }: PersonContext,
  {
    id,
    company_id: companyId,
    carrier_company_id: carrierCompanyId,
  }: Pick<Relation, 'id' | 'company_id' | 'carrier_company_id'>,
  event: RelationEvent,
): NewEvent {
  return {
    ...event,
    companyId,
    carrierCompanyId,
    entityId: id,
    actor: actorOf(principal),
    batchUuid,
  };
}
