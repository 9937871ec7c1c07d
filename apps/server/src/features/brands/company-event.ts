import type { PersonContext } from '../../platform/context';
import { recordEvents, type EventRow } from '../../platform/events';

type CompanyEvent = Pick<EventRow, 'at' | 'entity' | 'entityId' | 'action' | 'changes' | 'params'>;

/** An event of the person's company: in the cabinet it is a shipper, in the other application a carrier. */
export function recordCompanyEvent({ sql, person, batchUuid }: PersonContext, companyId: number, event: CompanyEvent): Promise<void> {
  const owner = person.application === 'shipper' ? { companyId } : { companyId: null, carrierCompanyId: companyId };
  return recordEvents(sql, [{ ...event, ...owner, actorKind: 'person', accountId: person.accountId, batchUuid }]);
}
