import type { PersonContext } from '../../platform/context';
import { record } from '../../platform/events/events';
import type { EventOf, NewEvent, DistributivePick } from '../../platform/events/new-event';
import { actorOf } from '../../platform/principal';

type CompanyAction = Extract<NewEvent['action'], `company.${string}` | `colleague.${string}`>;
type CompanyEvent = DistributivePick<EventOf<CompanyAction>, 'at' | 'entityId' | 'action' | 'changes' | 'params'>;

export function recordCompanyEvent(context: PersonContext, companyId: number, event: CompanyEvent): Promise<void> {
  const { principal, batchUuid } = context;
  const owner = principal.side === 'shipper' ? { companyId } : { companyId: null, carrierCompanyId: companyId };
  return record(context, [{ ...event, ...owner, actor: actorOf(principal), batchUuid }]);
}
