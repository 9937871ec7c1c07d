import type { Dispute, DisputeBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { filesOfRecords, holdRecordFiles, presentFiles } from '../../files';
import { findOwnRow } from '../policy';
import { insertDispute, listDisputes } from './dispute.queries';

export const DISPUTE_FILES = 'order_disputes';

export async function saveDispute(
  context: MemberContext,
  loadId: number,
  kind: Dispute['kind'],
  { reason, file_ids: fileIds = [] }: DisputeBody,
): Promise<void> {
  const { sql, principal, clock } = context;
  const at = await clock.now(sql);
  const dispute = { loadId, kind, reason, accountId: principal.accountId, at };
  const entityId = await insertDispute(sql, principal.companyId, dispute);
  await holdRecordFiles(context, { entity: DISPUTE_FILES, entityId, fileIds, kinds: 'documents' });
  const { batchUuid, ...actor } = causeOf(context);
  const params = { dispute_id: entityId, kind };
  await record(context, [
    { at, companyId: principal.companyId, entityId: loadId, actor, batchUuid, action: 'load.dispute_saved', params },
  ]);
}

export async function showOwnDisputes(context: MemberContext, loadId: number): Promise<Dispute[]> {
  await findOwnRow(context, loadId);
  return showDisputes(context, { shipper: context.principal.companyId }, loadId);
}

/** Lists the disputes for one side; the caller must have checked that it takes part in the order. */
export async function showDisputes(
  context: MemberContext,
  side: Parameters<typeof listDisputes>[1],
  loadId: number,
): Promise<Dispute[]> {
  const rows = await listDisputes(context.sql, side, loadId);
  const ids = rows.map(({ id }) => id);
  const files = await filesOfRecords(context.sql, DISPUTE_FILES, ids);
  return Promise.all(
    rows.map(async ({ id, kind, reason, created_at }) => ({
      id,
      kind,
      reason,
      at: created_at.toISOString(),
      files: await presentFiles(context, files.get(id) ?? []),
    })),
  );
}
