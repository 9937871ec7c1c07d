import { CLIENT } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { recordCreated } from './create-load';
import { missingLoad } from '../policy';
import { lockLoadRow, saveDeletion } from '../queries';

/** Undoes a deletion within ten seconds, plus some grace for network delay. */
export async function restoreDraft(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const row = await lockLoadRow(sql, principal.companyId, id);
  if (!row) throw await missingLoad(context, id);
  if (!row.deleted_at) return;
  const at = await context.clock.now(sql);
  if (at - row.deleted_at.getTime() > CLIENT.deleteUndoMs + 5000) throw notFound();
  if (row.state !== 'draft') throw new AppError('record.not-found');
  await saveDeletion(sql, principal.companyId, id, null);
  await recordCreated(context, id, at, 'load.restored');
}
