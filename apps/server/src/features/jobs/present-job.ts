import { JOB_LIMITS, type JobRowOutcome } from '@tenderlane/domain/jobs';
import type { Job, JobRow as JobResult } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { createTranslator } from '../../platform/i18n';
import type { JobRow, ResultRow } from '../../platform/long-jobs/long-job.queries';
import { iso } from '../../platform/present';
import type { FileRow } from '../../platform/storage/file.queries';
import { PURPOSES } from '../../platform/holders/purposes';

type Reader = Pick<MemberContext, 'locale' | 'secrets' | 'principal'>;
type Refused = NonNullable<Job['error']>;

export function refusalOf(locale: MemberContext['locale'], code: string, params: Record<string, unknown>): Refused {
  const say = createTranslator(locale, 'errors');
  return { code, params, message: String(say(code as never, params as never)) };
}

const isUndoable = ({ params, kind, undoes_job_id: undoes }: JobRow): boolean => {
  const { action } = (params ?? {}) as { action?: string };
  if (undoes !== null) return false;
  if (kind === 'carriers.bulk') return action === 'label';
  return kind === 'loads.bulk' && (action === 'tag' || action === 'archive');
};

/** Returns the end of the undo period in epoch milliseconds; null if the job cannot be undone. */
export const undoUntil = (job: JobRow): number | null =>
  job.ended_at && isUndoable(job) && job.state !== 'failed' ? job.ended_at.getTime() + JOB_LIMITS.undoMs : null;

export function presentJob(
  { locale, secrets, principal }: Reader,
  job: JobRow,
  { outcomes, file, now }: { outcomes: Partial<Record<JobRowOutcome, number>>; file: FileRow | undefined; now: number },
): Job {
  const { action } = (job.params ?? {}) as { action?: string };
  const until = outcomes.done ? undoUntil(job) : null;
  const link = file && { fileId: file.id, accountId: principal.accountId, expiresAt: now + PURPOSES.file.lifeMs };
  return {
    id: job.id,
    kind: job.kind as Job['kind'],
    action: action ?? null,
    state: job.state,
    done: job.done,
    total: job.total,
    outcomes,
    error: job.error && refusalOf(locale, job.error.code, job.error.params),
    file:
      file && link
        ? {
            name: file.name,
            size: file.size ?? 0,
            url: `/api/shipper/v1/files/${secrets.fileLink(link)}`,
            expires_at: file.expires_at.toISOString(),
          }
        : null,
    undo_until: until === null || until <= now ? null : new Date(until).toISOString(),
    created_at: job.created_at.toISOString(),
    ended_at: iso(job.ended_at),
  };
}

export const presentResult = (locale: MemberContext['locale'], row: ResultRow): JobResult => ({
  position: row.position,
  load: { id: row.record_id, name: row.name },
  outcome: row.outcome,
  refusal: row.code === null ? null : refusalOf(locale, row.code, row.params ?? {}),
});
