import type { JobRowOutcome, JobState } from '@tenderlane/domain/jobs';
import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../database/database';
import { own, owner, unscoped } from '../database/tenant';

export interface JobRow {
  id: number;
  company_id: number;
  account_id: number;
  kind: string;
  params: unknown;
  locale: Locale;
  batch_uuid: string | null;
  state: JobState;
  done: number;
  total: number;
  error: { code: string; params: Record<string, unknown> } | null;
  file_id: number | null;
  undoes_job_id: number | null;
  created_at: Date;
  ended_at: Date | null;
}

const JOB = `id, company_id, account_id, kind, params, locale, batch_uuid, state, done, total, error, file_id, undoes_job_id,
  created_at, ended_at`;

export interface NewJob {
  companyId: number;
  accountId: number;
  kind: string;
  params: object;
  locale: Locale;
  batchUuid: string | null;
  total: number;
  undoesJobId: number | null;
  at: number;
}

export async function insertJob(sql: Sql, job: NewJob): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into long_jobs (company_id, account_id, kind, params, locale, batch_uuid, total, undoes_job_id, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      job.companyId,
      job.accountId,
      job.kind,
      JSON.stringify(job.params),
      job.locale,
      job.batchUuid,
      job.total,
      job.undoesJobId,
      new Date(job.at),
    ],
  );
  return row.id;
}

/** Locks the company's queue, so that two concurrent requests do not both find it free. */
export async function countOpenJobs(sql: Sql, companyId: number): Promise<number> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('open long jobs', $1))`, [companyId]);
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from long_jobs where ${own()} and state in ('queued', 'running')`,
    [companyId],
  );
  return row.total;
}

export interface JobOwner {
  companyId: number;
  accountId: number;
}

export const findOwnJob = (sql: Sql, { companyId, accountId }: JobOwner, id: number): Promise<JobRow | undefined> =>
  sql.first(`select ${JOB} from long_jobs where ${own()} and account_id = $2 and id = $3`, [companyId, accountId, id]);

export const lockOwnJob = (sql: Sql, { companyId, accountId }: JobOwner, id: number): Promise<JobRow | undefined> =>
  sql.first(`select ${JOB} from long_jobs where ${own()} and account_id = $2 and id = $3 for no key update`, [
    companyId,
    accountId,
    id,
  ]);

export const listOwnJobs = (sql: Sql, { companyId, accountId }: JobOwner, since: number): Promise<JobRow[]> =>
  sql.rows(
    `select ${JOB} from long_jobs
      where ${own()} and account_id = $2 and (state in ('queued', 'running') or ended_at > $3) order by id desc limit 50`,
    [companyId, accountId, new Date(since)],
  );

export const findUndoOf = (sql: Sql, companyId: number, id: number): Promise<JobRow | undefined> =>
  sql.first(`select ${JOB} from long_jobs where ${own()} and undoes_job_id = $2`, [companyId, id]);

/** Asks a running job to stop; a waiting one ends at once. */
export const saveCancel = (sql: Sql, companyId: number, id: number, at: number): Promise<number> =>
  sql.run(
    `update long_jobs
        set cancel_asked_at = coalesce(cancel_asked_at, $3),
            state = case when state = 'queued' then 'canceled' else state end,
            ended_at = case when state = 'queued' then $3 else ended_at end
      where ${own()} and id = $2 and state in ('queued', 'running')`,
    [companyId, id, new Date(at)],
  );

export interface ClaimedJob extends JobRow {
  attempts: number;
}

const CLAIM_SECONDS = 15;

/**
 * Claims the next job that waits, or whose process is dead, of a company below its limit of running jobs. Claims are
 * serialized, so that two processes do not both count one too few.
 */
export async function claimJob(
  sql: Sql,
  kinds: readonly string[],
  claim: string,
  perCompany: number,
  at: number,
): Promise<ClaimedJob | undefined> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('claim long jobs', 0))`);
  return sql.first(
    `update long_jobs set state = 'running', claim = $2, claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}),
            started_at = coalesce(started_at, $4), attempts = attempts + 1
      where ${unscoped('the worker')} id = (
        select j.id from long_jobs j
         where j.kind = any($1) and (j.state = 'queued' or (j.state = 'running' and j.claimed_until < clock_timestamp()))
           and (select count(*) from long_jobs r where r.company_id = j.company_id and r.state = 'running'
                   and r.claimed_until >= clock_timestamp()) < $3
         order by j.id limit 1 for update skip locked)
     returning ${JOB}, attempts`,
    [kinds, claim, perCompany, new Date(at)],
  );
}

export const hasOpenJob = async (sql: Sql): Promise<boolean> =>
  (await sql.first(
    `select 1 from long_jobs where ${unscoped('the worker')} state = 'queued' or (state = 'running' and claimed_until < clock_timestamp()) limit 1`,
  )) !== undefined;

export const renewClaims = (sql: Sql, claims: string[]): Promise<number> =>
  sql.run(
    `update long_jobs set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
      where ${unscoped('the worker')} claim = any($1::uuid[]) and state = 'running'`,
    [claims],
  );

export const releaseClaim = (sql: Sql, claim: string, seconds: number): Promise<number> =>
  sql.run(
    `update long_jobs set claim = null, claimed_until = clock_timestamp() + make_interval(secs => $2)
      where ${unscoped('the worker')} claim = $1 and state = 'running'`,
    [claim, seconds],
  );

export const saveProgress = (
  sql: Sql,
  claim: string,
  progress: { done: number; total: number | null; isAdded: boolean },
): Promise<number> =>
  sql.run(
    `update long_jobs set done = case when $4 then done else 0 end + $2, total = coalesce($3, total)
      where ${unscoped('the worker')} claim = $1 and state = 'running' and cancel_asked_at is null`,
    [claim, progress.done, progress.total, progress.isAdded],
  );

export const saveEnd = (
  sql: Sql,
  claim: string,
  end: { state: JobState; error: JobRow['error']; fileId: number | null; at: number },
): Promise<number> =>
  sql.run(
    `update long_jobs set state = $2, error = $3, file_id = $4, ended_at = $5, claim = null, claimed_until = null
      where ${unscoped('the worker')} claim = $1 and state = 'running'`,
    [claim, end.state, end.error && JSON.stringify(end.error), end.fileId, new Date(end.at)],
  );

export const isCancelAsked = async (sql: Sql, claim: string): Promise<boolean> =>
  (await sql.first(
    `select 1 from long_jobs where ${unscoped('the worker')} claim = $1 and cancel_asked_at is not null`,
    [claim],
  )) !== undefined;

export const deleteOldJobs = (sql: Sql, before: number): Promise<number> =>
  sql.run(
    `delete from long_jobs where id = any(array(
       select id from long_jobs where ${unscoped('the clock')} ended_at < $1 order by ended_at limit 100))`,
    [new Date(before)],
  );

export interface JobRecord {
  position: number;
  record_id: number;
  before: unknown;
}

export const listRecordsLeft = (sql: Sql, jobId: number, limit: number): Promise<JobRecord[]> =>
  sql.rows(
    `select position, record_id, before from long_job_rows
      where ${unscoped('of a job that the worker holds')} job_id = $1 and outcome is null order by position limit $2`,
    [jobId, limit],
  );

export interface RecordOutcome {
  outcome: JobRowOutcome;
  code?: string | null;
  params?: unknown;
  undo?: unknown;
}

export const saveOutcome = (
  sql: Sql,
  jobId: number,
  position: number,
  { outcome, code, params, undo }: RecordOutcome,
): Promise<number> =>
  sql.run(
    `update long_job_rows set outcome = $3, code = $4, params = $5, undo = $6
      where ${unscoped('of a job that the worker holds')} job_id = $1 and position = $2 and outcome is null`,
    [jobId, position, outcome, code ?? null, json(params), json(undo)],
  );

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export interface ResultRow {
  position: number;
  record_id: number;
  name: string;
  outcome: JobRowOutcome | null;
  code: string | null;
  params: Record<string, unknown> | null;
}

export const listResults = (
  sql: Sql,
  companyId: number,
  jobId: number,
  page: { outcome: JobRowOutcome | null; after: number | null; limit: number },
): Promise<ResultRow[]> =>
  sql.rows(
    `select position, record_id, name, outcome, code, params from long_job_rows
      where ${own()} and job_id = $2 and ($3::text is null or outcome = $3) and ($4::int is null or position > $4)
      order by position limit $5`,
    [companyId, jobId, page.outcome, page.after, page.limit],
  );

export const countOutcomes = (
  sql: Sql,
  companyId: number,
  jobIds: number[],
): Promise<{ job_id: number; outcome: JobRowOutcome; total: number }[]> =>
  sql.rows(
    `select job_id, outcome, count(*) as total from long_job_rows
      where ${own()} and job_id = any($2::bigint[]) and outcome is not null group by job_id, outcome`,
    [companyId, jobIds],
  );
