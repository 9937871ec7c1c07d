import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { JobStopped, type LongJobKind, type RunningJob } from '../../platform/long-jobs/long-jobs';
import {
  listRecordsLeft,
  saveOutcome,
  type JobRecord,
  type RecordOutcome,
} from '../../platform/long-jobs/long-job.queries';
import { lockOwnLoad } from '../loads';
import { changeOne, isUndo, ruleOf, undoOne, type LoadBefore, type Order } from './actions';

export const BULK_KIND = 'loads.bulk';
const PART = 50;

/**
 * Goes through the loads that are left, each in a transaction of its own that also notes what became of it: a job that is begun
 * again after a crash does nothing twice.
 */
export const bulkChanges: LongJobKind = {
  kind: BULK_KIND,
  async run(job) {
    for (;;) {
      const records = await listRecordsLeft(job.database, job.id, PART);
      if (records.length === 0) return {};
      for (const record of records) {
        job.throwIfLeaving();
        await runRecord(job, record);
      }
    }
  },
};

async function runRecord(job: RunningJob, record: JobRecord): Promise<void> {
  const order = job.params as Order;
  const note = async (context: MemberContext, outcome: RecordOutcome) => {
    if ((await saveOutcome(context.sql, job.id, record.position, outcome)) === 0) throw new JobStopped();
  };
  try {
    await job.step(async (context) => {
      // The rights are those of this moment: who lost them stops here, and with them the job.
      allowAtOnce(context, order);
      await note(context, await changeRecord(context, order, record));
    });
  } catch (error) {
    const { code, details } = refusalIn(error);
    await job.step((context) => note(context, { outcome: 'refused', code, params: details.params ?? {} }));
  }
}

class NotAllowed extends Error {
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function allowAtOnce({ principal }: MemberContext, order: Order): void {
  try {
    allowCall(principal, ruleOf(order).call);
  } catch (error) {
    throw error instanceof AppError ? new NotAllowed(error) : error;
  }
}

/** What a command refused for this load alone; everything else ends the job. */
function refusalIn(error: unknown): AppError {
  if (error instanceof NotAllowed) throw error.refusal;
  if (error instanceof AppError && error.status < 500) return error;
  throw error;
}

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
