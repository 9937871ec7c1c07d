import type { Job } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { startJob } from '../../platform/long-jobs/long-jobs';
import { showJob } from '../jobs';
import { tenderNumber } from '../loads';
import { insertRecords } from './bulk.queries';
import { BULK_KIND } from './run-bulk';
import { allowAction, readOrder, readSelection, type BulkBody } from './selection';

export async function startBulk(context: MemberContext, body: BulkBody): Promise<Job> {
  allowAction(context, body.action);
  const order = readOrder(body);
  const loads = await readSelection(context, body);
  if (loads.length === 0) throw new AppError('record.not-found');
  const { sql, principal } = context;
  const id = await startJob(context, { kind: BULK_KIND, params: order, total: loads.length });
  const records = loads.map((load) => ({
    id: load.id,
    name: load.name ?? tenderNumber(load),
    before: { state: load.state, version: load.version, manager_id: load.manager_id },
  }));
  await insertRecords(sql, principal.companyId, id, records);
  return showJob(context, id);
}
