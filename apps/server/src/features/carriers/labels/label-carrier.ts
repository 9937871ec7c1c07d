import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { replaceLabels } from './label.queries';
import { findOwnCarrier, lockOwnRelation, refuseForeignLabels } from '../policy';
import { relationEvent } from '../relation-event';

export async function labelCarrier(context: MemberContext, id: number, labelIds: number[]): Promise<void> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, id);
  await refuseForeignLabels(context, [{ field: 'label_ids', ids: labelIds }]);
  const names = async () => (await findOwnCarrier(context, id)).labels.map(({ name }) => name);
  const before = await names();
  await replaceLabels(sql, principal.companyId, id, labelIds);
  const after = await names();
  if (before.join('\n') === after.join('\n')) return;
  const at = await context.clock.now(sql);
  const changes = [{ field: 'labels', old: before, new: after }];
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.labelled', changes })]);
}
