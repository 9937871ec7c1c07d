import type { Job } from '@tenderlane/contract';
import type { JobRowOutcome } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { pageAfter, type AfterQuery } from '../../platform/http/paging';
import {
  countOutcomes,
  findOwnJob,
  listOwnJobs,
  listResults,
  type JobRow,
} from '../../platform/long-jobs/long-job.queries';
import { findFile } from '../../platform/storage/file.queries';
import { presentJob, presentResult } from './present-job';

const HOUR_MS = 3_600_000;
const RESULTS = 50;

/** A job of another person is reported as missing. */
export const missingJob = notFound;

export async function showJob(context: MemberContext, id: number): Promise<Job> {
  const job = await findOwnJob(context.sql, context.principal, id);
  if (!job) throw missingJob();
  const [shown] = await presentJobs(context, [job]);
  if (!shown) throw missingJob();
  return shown;
}

export async function listJobs(context: MemberContext): Promise<Job[]> {
  const { sql, principal, clock } = context;
  return presentJobs(context, await listOwnJobs(sql, principal, (await clock.now(sql)) - HOUR_MS));
}

async function presentJobs(context: MemberContext, jobs: JobRow[]): Promise<Job[]> {
  const { sql, principal, clock } = context;
  if (jobs.length === 0) return [];
  const now = await clock.now(sql);
  const counted = await countOutcomes(
    sql,
    principal.companyId,
    jobs.map(({ id }) => id),
  );
  const shown: Job[] = [];
  for (const job of jobs) {
    const file = job.file_id === null ? undefined : await findFile(sql, principal.companyId, job.file_id, now);
    const own = counted.filter((row) => row.job_id === job.id);
    const outcomes: Partial<Record<JobRowOutcome, number>> = Object.fromEntries(
      own.map(({ outcome, total }) => [outcome, total]),
    );
    shown.push(presentJob(context, job, { outcomes, file, now }));
  }
  return shown;
}

export async function listJobResults(
  context: MemberContext,
  id: number,
  { outcome, ...query }: AfterQuery & { outcome?: JobRowOutcome | undefined },
) {
  const { sql, principal, locale } = context;
  if (!(await findOwnJob(sql, principal, id))) throw missingJob();
  const { after, limit } = pageAfter(query, RESULTS);
  const rows = await listResults(sql, principal.companyId, id, { outcome: outcome ?? null, after, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    data: rows.map((row) => presentResult(locale, row)),
    meta: { next: last ? String(last.position) : null },
  };
}
