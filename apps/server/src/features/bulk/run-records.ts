import type { Endpoint } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { JobStopped, type RunningJob } from '../../platform/long-jobs/long-jobs';
import {
  listRecordsLeft,
  saveOutcome,
  type JobRecord,
  type RecordOutcome,
} from '../../platform/long-jobs/long-job.queries';

const PART = 50;

/** What a job does to each of its records, and the call for one record, which says who may. */
interface RecordWork {
  call: Endpoint;
  change(context: MemberContext, record: JobRecord): Promise<RecordOutcome>;
}

/**
 * Goes through the records that are left, each in a transaction of its own that also notes what became of it: a job that is
 * begun again after a crash does nothing twice.
 */
export async function runRecords(job: RunningJob, work: RecordWork): Promise<void> {
  for (;;) {
    const records = await listRecordsLeft(job.database, job.id, PART);
    if (records.length === 0) return;
    for (const record of records) {
      job.throwIfLeaving();
      await runRecord(job, record, work);
    }
  }
}

async function runRecord(job: RunningJob, record: JobRecord, { call, change }: RecordWork): Promise<void> {
  const note = async (context: MemberContext, outcome: RecordOutcome) => {
    if ((await saveOutcome(context.sql, job.id, record.position, outcome)) === 0) throw new JobStopped();
  };
  try {
    await job.step(async (context) => {
      // The rights are those of this moment: who lost them stops here, and with them the job.
      allowAtOnce(context, call);
      await note(context, await change(context, record));
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

/** What a command refused for this record alone; everything else ends the job. */
function refusalIn(error: unknown): AppError {
  if (error instanceof NotAllowed) throw error.refusal;
  if (error instanceof AppError && error.status < 500) return error;
  throw error;
}
