import { refuseAction } from '@tenderlane/domain';
import { CLIENT } from '@tenderlane/contract';
import type { ActorContext } from '../../platform/context';
import { AppError, ensure, notFound } from '../../platform/errors';
import { recordCreated } from './create-load';
import { lockOwnLoad, missingLoad } from './policy';
import { lockLoadRow, saveDeletion } from './queries';

/** Deletes a draft; it can be taken back for ten seconds. */
export async function deleteDraft(context: ActorContext, id: number): Promise<void> {
  const { sql, actor } = context;
  const deleted = await lockLoadRow(sql, actor.companyId, id);
  if (deleted?.deleted_at) return;
  const { row } = await lockOwnLoad(context, id);
  ensure(refuseAction('delete', row));
  const at = await context.clock.now(sql);
  await saveDeletion(sql, actor.companyId, id, at);
  await recordCreated(context, id, at, 'load.deleted', {});
}

/** Takes a deletion back while its ten seconds last, with some grace for the way here. */
export async function restoreDraft(context: ActorContext, id: number): Promise<void> {
  const { sql, actor } = context;
  const row = await lockLoadRow(sql, actor.companyId, id);
  if (!row) throw await missingLoad(context, id);
  if (!row.deleted_at) return;
  const at = await context.clock.now(sql);
  if (at - row.deleted_at.getTime() > CLIENT.deleteUndoMs + 5000) throw notFound();
  if (row.state !== 'draft') throw new AppError('record.not-found');
  await saveDeletion(sql, actor.companyId, id, null);
  await recordCreated(context, id, at, 'load.restored', {});
}
