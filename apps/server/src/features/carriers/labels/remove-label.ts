import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { deleteLabel } from './label.queries';
import { recordLabelEvent } from './label-event';

export async function removeLabel(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const removed = await deleteLabel(sql, principal.companyId, id);
  if (!removed) throw notFound();
  await recordLabelEvent(context, id, await context.clock.now(sql), 'label.removed', removed.name);
}
