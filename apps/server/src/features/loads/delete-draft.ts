import { refuseAction } from '@tenderlane/domain';
import { CLIENT } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, throwIfRefused, notFound } from '../../platform/errors';
import { recordCreated } from './create-load';
import { lockOwnLoad, missingLoad } from './policy';
import { lockLoadRow, saveDeletion } from './queries';

/** Deletes a draft; it can be taken back for ten seconds. */
export async function deleteDraft(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const deleted = await lockLoadRow(sql, principal.companyId, id);
  if (deleted?.deleted_at) return;
  const { row } = await lockOwnLoad(context, id);
  throwIfRefused(refuseAction('delete', row));
  const at = await context.clock.now(sql);
  await saveDeletion(sql, principal.companyId, id, at);
  await recordCreated(context, id, at, 'load.deleted', {});
}

/** Takes a deletion back while its ten seconds last, with some grace for the way here. */
export async function restoreDraft(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const row = await lockLoadRow(sql, principal.companyId, id);
  if (!row) throw await missingLoad(context, id);
  if (!row.deleted_at) return;
  const at = await context.clock.now(sql);
  if (at - row.deleted_at.getTime() > CLIENT.deleteUndoMs + 5000) throw notFound();
  if (row.state !== 'draft') throw new AppError('record.not-found');
  await saveDeletion(sql, principal.companyId, id, null);
  await recordCreated(context, id, at, 'load.restored', {});
}
