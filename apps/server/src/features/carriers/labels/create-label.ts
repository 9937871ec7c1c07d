import type { MemberContext } from '../../../platform/context';
import { listLabels, saveLabel, type LabelRow } from './label.queries';
import { recordLabelEvent } from './label-event';

export async function createLabel(context: MemberContext, name: string): Promise<LabelRow> {
  const { sql, principal } = context;
  const at = await context.clock.now(sql);
  const { id, isNew } = await saveLabel(sql, principal.companyId, name, at);
  if (isNew) await recordLabelEvent(context, id, at, 'label.created', name);
  const label = (await listLabels(sql, principal.companyId)).find((row) => row.id === id);
  return label ?? { id, name, count: 0, rule: null };
}
