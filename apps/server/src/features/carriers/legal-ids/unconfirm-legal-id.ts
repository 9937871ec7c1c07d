import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { saveConfirmationEnd } from './legal-id.queries';
import { lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';

export async function unconfirmLegalId(context: MemberContext, id: number): Promise<void> {
  const { sql } = context;
  const relation = await lockOwnRelation(context, id);
  if (relation.confirmed_at === null) return;
  const at = await context.clock.now(sql);
  await saveConfirmationEnd(sql, relation);
  const changes = [{ field: 'confirmed_legal_id', old: relation.legal_id, new: null }];
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.legal_id_unconfirmed', changes })]);
}
