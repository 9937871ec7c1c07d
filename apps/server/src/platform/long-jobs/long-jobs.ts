import { JOB_LIMITS, type titleOfJob } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../context';
import { AppError } from '../errors';
import type { Database } from '../database/database';
import { countOpenJobs, insertJob, type ClaimedJob, type JobRow } from './long-job.queries';

export interface JobResult {
  fileId?: number;
}

export interface RunningJob extends ClaimedJob {
  database: Database;
  /**
   * Runs one step in a transaction that counts it and locks the job. Throws `JobStopped` when the job was cancelled or
   * taken over; it ends when the person lost the permission. `count` is the number of records in the step.
   */
  step<T>(work: (context: MemberContext) => Promise<T>, count?: number): Promise<T>;
  setProgress(done: number, total: number): Promise<void>;
  throwIfLeaving(): void;
  contextIn(sql: MemberContext['sql']): Promise<MemberContext>;
}

/** A kind of job of a feature. After a crash it is started again and continues with the remaining records. */
export interface LongJobKind {
  kind: string;
  run(job: RunningJob): Promise<JobResult>;
}

/** The end of a job as its notice tells it; `doing` names a text about the work. */
export interface EndedJob {
  doing: ReturnType<typeof titleOfJob>;
  counts: Readonly<Record<string, number>>;
  error: JobRow['error'];
}

export class JobStopped extends Error {}

export interface JobToStart {
  kind: string;
  params: object;
  total: number;
  undoesJobId?: number;
}

export async function startJob(context: MemberContext, job: JobToStart): Promise<number> {
  const { sql, principal, locale, batchUuid, clock } = context;
  const limit = JOB_LIMITS.openPerCompany;
  if ((await countOpenJobs(sql, principal.companyId)) >= limit)
    throw new AppError('job.too-many', { params: { limit }, retryAfterSeconds: 10 });
  return insertJob(sql, {
    companyId: principal.companyId,
    accountId: principal.accountId,
    locale,
    batchUuid,
    undoesJobId: null,
    at: await clock.now(sql),
    ...job,
  });
}
