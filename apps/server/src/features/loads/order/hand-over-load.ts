import { refuseNewManager } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { missingLoad } from '../policy';
import { lockLoadRow } from '../queries';
import { findColleagueRole, saveManager } from './hand-over.queries';

export async function handOverLoad(context: MemberContext, id: number, managerId: number): Promise<void> {
  const { sql, principal, batchUuid } = context;
  const [row, role] = await Promise.all([
    lockLoadRow(sql, principal.companyId, id),
    findColleagueRole(sql, principal.companyId, managerId),
  ]);
  if (!row || row.deleted_at) throw await missingLoad(context, id);
  throwIfRefused(refuseNewManager(row, role), { state: row.state });
  if (row.manager_id === managerId) return;
  await saveManager(sql, principal.companyId, id, managerId);
  await record(context, [
    {
      at: await context.clock.now(sql),
      companyId: principal.companyId,
      entityId: id,
      action: 'load.handed_over',
      actor: actorOf(principal),
      batchUuid,
      params: { from_account_id: row.manager_id, to_account_id: managerId },
    },
  ]);
}
