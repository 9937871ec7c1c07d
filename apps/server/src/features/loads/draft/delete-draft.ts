import { refuseAction } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { recordCreated } from './create-load';
import { lockOwnLoad } from '../policy';
import { lockLoadRow, saveDeletion } from '../queries';

/** Deletes a draft; the deletion can be undone for ten seconds. */
export async function deleteDraft(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const deleted = await lockLoadRow(sql, principal.companyId, id);
  if (deleted?.deleted_at) return;
  const { row } = await lockOwnLoad(context, id);
  throwIfRefused(refuseAction('delete', row));
  const at = await context.clock.now(sql);
  await saveDeletion(sql, principal.companyId, id, at);
  await recordCreated(context, id, at, 'load.deleted');
}
