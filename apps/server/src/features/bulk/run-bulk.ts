import type { Endpoint } from '@tenderlane/contract';
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

import type { BulkOrder, RunningKind } from './bulk-kind';

const PART = 50;

/**
 * Processes the remaining records, each in its own transaction that also saves the result, so that a restart after a
 * crash repeats nothing.
 */
export const bulkJob = <Order extends BulkOrder>(bulk: RunningKind<Order>): LongJobKind => ({
  kind: bulk.kind,
  async run(job) {
    for (;;) {
      const records = await listRecordsLeft(job.database, job.id, PART);
      if (records.length === 0) return {};
      for (const record of records) {
        job.throwIfLeaving();
        await runRecord(job, record, bulk);
      }
    }
  },
});

async function runRecord<Order extends BulkOrder>(
  job: RunningJob,
  record: JobRecord,
  { callOf, change }: RunningKind<Order>,
): Promise<void> {
  const order = job.params as Order;
  const note = async (context: MemberContext, outcome: RecordOutcome) => {
    if ((await saveOutcome(context.sql, job.id, record.position, outcome)) === 0) throw new JobStopped();
  };
  try {
    await job.step(async (context) => {
      // The rights are checked for each record; if the person lost them, the job stops.
      allowAtOnce(context, callOf(order.action));
      await note(context, await change(context, order, record));
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

function allowAtOnce({ principal }: MemberContext, call: Endpoint): void {
  try {
    allowCall(principal, call);
  } catch (error) {
    throw error instanceof AppError ? new NotAllowed(error) : error;
  }
}

/** Returns a refusal that concerns only this record; any other error ends the job. */
function refusalIn(error: unknown): AppError {
  if (error instanceof NotAllowed) throw error.refusal;
  if (error instanceof AppError && error.status < 500) return error;
  throw error;
}
