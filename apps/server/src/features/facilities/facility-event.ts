import type { PersonContext } from '../../platform/context';
import type { DistributivePick, EventOf, NewEvent } from '../../platform/events/new-event';
import { actorOf } from '../../platform/principal';

type FacilityAction = Extract<NewEvent['action'], `facility.${string}`>;

export function facilityEvent(
  { principal, batchUuid }: PersonContext,
  { companyId, id }: { companyId: number; id: number },
  event: DistributivePick<EventOf<FacilityAction>, 'at' | 'action' | 'changes' | 'params'>,
): NewEvent {
  return { ...event, companyId, entityId: id, actor: actorOf(principal), batchUuid };
}
