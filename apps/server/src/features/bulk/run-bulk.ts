import type { MemberContext } from '../../platform/context';
import type { LongJobKind } from '../../platform/long-jobs/long-jobs';
import type { JobRecord, RecordOutcome } from '../../platform/long-jobs/long-job.queries';
import { lockOwnLoad } from '../loads';
import { changeOne, isUndo, ruleOf, undoOne, type LoadBefore, type Order } from './actions';
import { runRecords } from './run-records';

export const BULK_KIND = 'loads.bulk';

export const bulkChanges: LongJobKind = {
  kind: BULK_KIND,
  async run(job) {
    const order = job.params as Order;
    await runRecords(job, {
      call: ruleOf(order).call,
      change: (context, record) => changeRecord(context, order, record),
    });
    return {};
  },
};

async function changeRecord(context: MemberContext, order: Order, record: JobRecord): Promise<RecordOutcome> {
  const { row } = await lockOwnLoad(context, record.record_id);
  if (isUndo(order)) {
    if (order.action === 'unarchive' && row.state !== 'archived') return { outcome: 'changed' };
    await undoOne(context, record.record_id, order, record.before);
    return { outcome: 'done' };
  }
  if (ruleOf(order).isChanged(record.before as LoadBefore, row)) return { outcome: 'changed' };
  return { outcome: 'done', undo: await changeOne(context, record.record_id, order) };
}
