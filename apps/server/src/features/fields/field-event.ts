import type { MemberContext } from '../../platform/context';
import { record } from '../../platform/events/events';
import { actorOf } from '../../platform/principal';

type FieldAction = `${'field_list' | 'custom_field'}.${'created' | 'changed' | 'deleted' | 'restored'}`;

interface FieldEvent {
  action: FieldAction;
  id: number;
  name: string;
}

export async function recordFieldEvent(context: MemberContext, { action, id, name }: FieldEvent): Promise<void> {
  const { sql, principal, batchUuid, clock } = context;
  const at = await clock.now(sql);
  const { companyId } = principal;
  await record(context, [
    { at, companyId, entityId: id, action, actor: actorOf(principal), batchUuid, params: { name } },
  ]);
}
