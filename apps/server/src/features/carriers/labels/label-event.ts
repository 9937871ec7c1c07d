import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';

export function recordLabelEvent(
  context: MemberContext,
  id: number,
  at: number,
  action: 'label.created' | 'label.removed' | 'label.rule_changed',
  name: string,
) {
  const { principal, batchUuid } = context;
  const { companyId } = principal;
  return record(context, [
    {
      at,
      companyId,
      entityId: id,
      action,
      actor: actorOf(principal),
      batchUuid,
      params: { name },
    },
  ]);
}
