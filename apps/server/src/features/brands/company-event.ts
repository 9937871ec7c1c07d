import type { PersonContext } from '../../platform/context';
import type { EventRow } from '../../platform/events/events';
import { recordAndReact } from '../../platform/events/reactions';

type CompanyEvent = Pick<EventRow, 'at' | 'entity' | 'entityId' | 'action' | 'changes' | 'params'>;

/** An event of the person's company: in the cabinet it is a shipper, in the other application a carrier. */
export function recordCompanyEvent(context: PersonContext, companyId: number, event: CompanyEvent): Promise<void> {
  const { principal, batchUuid } = context;
  const owner = principal.side === 'shipper' ? { companyId } : { companyId: null, carrierCompanyId: companyId };
  return recordAndReact(context, [
    { ...event, ...owner, actorKind: 'person', accountId: principal.accountId, batchUuid },
  ]);
}
