import type { MemberContext } from '../../../platform/context';
import { recordEvents } from '../../../platform/events/events';

/** A label of a company as its history tells it. */
export function recordLabelEvent(
  { sql, principal, batchUuid }: MemberContext,
  id: number,
  at: number,
  action: 'label.created' | 'label.removed',
  name: string,
) {
  const { companyId, accountId } = principal;
  return recordEvents(sql, [
    {
      at,
      companyId,
      entity: 'label',
      entityId: id,
      action,
      actorKind: 'person',
      accountId,
      batchUuid,
      params: { name },
    },
  ]);
}
