import { JOB_LIMITS } from '@tenderlane/domain';
import type { MemberContext } from '../context';
import { AppError } from '../errors';
import type { Database } from '../database/database';
import { countOpenJobs, insertJob, type ClaimedJob } from './long-job.queries';

/** What a job leaves behind. */
export interface JobResult {
  fileId?: number;
}

/** A job that this process works on. */
export interface RunningJob extends ClaimedJob {
  database: Database;
  /**
   * One step, in a transaction that counts it and holds the job until it ends. Throws `JobStopped` where the job was canceled or
   * another process has taken it up, and what the person may no longer act ends it. `count`: how many records the step is.
   */
  step<T>(work: (context: MemberContext) => Promise<T>, count?: number): Promise<T>;
  /** Of work without steps: how far it is. */
  setProgress(done: number, total: number): Promise<void>;
  /** Ends the process's part between two steps. */
  throwIfLeaving(): void;
  /** What a command gets that the person who started the job gives now; throws where that person may no longer act. */
  contextIn(sql: MemberContext['sql']): Promise<MemberContext>;
}

/** What a feature does in jobs of one kind. It is begun again after a crash, and goes on with what is left. */
export interface LongJobKind {
  kind: string;
  run(job: RunningJob): Promise<JobResult>;
}

/** The job is no longer this process's. */
export class JobStopped extends Error {}

export interface JobToStart {
  kind: string;
  params: object;
  total: number;
  undoesJobId?: number;
}

/** Puts a job into the queue, for the person who calls. */
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
