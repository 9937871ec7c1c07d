import { noticeOfJob, titleOfJob } from '@tenderlane/domain/jobs';
import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { countOutcomes, findOwnJob, type JobRow } from '../../../platform/long-jobs/long-job.queries';
import { findRunForMessage } from '../../imports';
import { NOTHING, type Subject } from '../subjects';
import type { EndedJob } from './ended-job';

export async function readJobSubject(
  sql: Sql,
  { companyId, accountId, entityId }: OutboxEvent,
): Promise<Subject | null> {
  const job = accountId === null ? undefined : await findOwnJob(sql, { companyId, accountId }, entityId);
  if (!job) return null;
  const run = await findRunForMessage(sql, companyId, job.id);
  const { kind, state, created_at: startedAt, ended_at: endedAt } = job;
  const tookMs = (endedAt ?? startedAt).getTime() - startedAt.getTime();
  const ending = noticeOfJob({ kind, state, isDryRun: run?.is_dry_run ?? false, tookMs });
  if (ending === null) return null;
  const { action = null } = (job.params ?? {}) as { action?: string };
  const ended: EndedJob = {
    doing: titleOfJob(job.kind, action),
    counts: run
      ? { created: run.created, updated: run.updated, unchanged: run.unchanged, refused: run.refused, ...lines(job) }
      : { ...(await outcomesOf(sql, job)), ...lines(job) },
    error: job.error,
  };
  const path = run ? `/${run.kind}/import?id=${run.import_id}` : `/jobs/${job.id}`;
  const facts = { job: ended, ...(run && { name: run.file_name }), path };
  return { ...NOTHING, ending, bellFor: () => facts, valuesFor: () => facts };
}

const lines = ({ done, total }: JobRow) => ({ done, total });

async function outcomesOf(sql: Sql, { id, company_id: companyId }: JobRow): Promise<{ left: number }> {
  const counted = await countOutcomes(sql, companyId, [id]);
  return { left: counted.reduce((left, { outcome, total }) => (outcome === 'done' ? left : left + total), 0) };
}
