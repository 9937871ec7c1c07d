import { noticeOfJob, titleOfJob } from '@tenderlane/domain/jobs';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { countOutcomes, findOwnJob, type JobRow } from '../../platform/long-jobs/long-job.queries';
import { causer } from '../../platform/notices/audiences';
import { always, readEach, type NoticeSource } from '../../platform/notices/notice';
import type { EndedJob } from '../../platform/long-jobs/long-jobs';
import { NOTHING, placeAt, type Subject } from '../../platform/notices/subject';
import { writeEndedJob } from './job-texts';
import { findRunForMessage } from './run.queries';

async function readSubject(sql: Sql, { companyId, accountId, entityId }: OutboxEvent): Promise<Subject | null> {
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
  const place = run
    ? placeAt(`/${run.kind}/import?id=${run.import_id}`, `${run.kind}.import`, run.import_id)
    : placeAt(`/jobs/${job.id}`, 'job', job.id);
  const facts = { job: ended, ...(run && { name: run.file_name }) };
  return { ...NOTHING, ending, placeFor: () => place, bellFor: () => facts, valuesFor: () => facts };
}

const lines = ({ done, total }: JobRow) => ({ done, total });

async function outcomesOf(sql: Sql, { id, company_id: companyId }: JobRow): Promise<{ left: number }> {
  const counted = await countOutcomes(sql, companyId, [id]);
  return { left: counted.reduce((left, { outcome, total }) => (outcome === 'done' ? left : left + total), 0) };
}

const starter = causer('starter');

const endedNotAs =
  (ending: Subject['ending']) =>
  (subject: Subject): boolean =>
    subject.ending !== ending;

const IN_THE_BELL = { group: 'company', class: 'useful', only: ['in_app'], alsoCauser: always } as const;

/** A person who waits sees the end of a job on the page; one who closed it sees it in the bell. */
export const jobNotices: NoticeSource = {
  notices: {
    'job.ended': [
      { to: starter, template: 'job-done', ...IN_THE_BELL, unless: endedNotAs('job_done') },
      { to: starter, template: 'file-made', ...IN_THE_BELL, unless: endedNotAs('file_made') },
      { to: starter, template: 'imported', ...IN_THE_BELL, unless: endedNotAs('imported') },
      { to: starter, template: 'job-failed', ...IN_THE_BELL, unless: endedNotAs('job_failed') },
    ],
  },
  readSubjects: readEach(readSubject),
  facts: { job: writeEndedJob },
};
