import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { recordEvents } from '../../platform/events';
import { recordAndReact } from '../../platform/reactions';
import { deleteLabel, listLabels, replaceLabels, saveLabel, type LabelRow } from './label.queries';
import { findOwnCarrier, lockOwnRelation, refuseForeignLabels } from './policy';
import { relationEvent } from './relation-event';

/** Sets a carrier's labels; open tenders for one of them reach it in the same transaction. */
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
  await recordAndReact(context, [relationEvent(context, relation, { at, action: 'carrier.labelled', changes })]);
}

/** The label of this name, made when there is none. */
export async function createLabel(context: MemberContext, name: string): Promise<LabelRow> {
  const { sql, principal } = context;
  const at = await context.clock.now(sql);
  const { id, isNew } = await saveLabel(sql, principal.companyId, name, at);
  if (isNew) await recordLabelEvent(context, id, at, 'label.created', name);
  const label = (await listLabels(sql, principal.companyId)).find((row) => row.id === id);
  return label ?? { id, name, count: 0 };
}

/** Removes a label from every carrier. */
export async function removeLabel(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const removed = await deleteLabel(sql, principal.companyId, id);
  if (!removed) throw notFound();
  await recordLabelEvent(context, id, await context.clock.now(sql), 'label.removed', removed.name);
}

function recordLabelEvent(
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
