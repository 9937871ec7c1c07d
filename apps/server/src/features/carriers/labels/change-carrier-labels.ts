import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier, refuseForeignLabels } from '../policy';
import { labelCarrier } from './label-carrier';

export interface ChangedLabels {
  added: number[];
  removed: number[];
}

export async function changeCarrierLabels(
  context: MemberContext,
  id: number,
  { add, remove }: { add: number[]; remove: number[] },
): Promise<ChangedLabels> {
  // Only added labels are checked: an undo may remove labels that were deleted meanwhile.
  await refuseForeignLabels(context, [{ field: 'add_label_ids', ids: add }]);
  const { labels } = await findOwnCarrier(context, id);
  const has = new Map(labels.map((label) => [label.id, label.by_rule]));
  const added = [...new Set(add)].filter((labelId) => !has.has(labelId));
  const removed = [...new Set(remove)].filter((labelId) => has.get(labelId) === false && !add.includes(labelId));
  if (added.length + removed.length > 0) {
    const left = [...has.keys()].filter((labelId) => !removed.includes(labelId));
    await labelCarrier(context, id, [...left, ...added]);
  }
  return { added, removed };
}
