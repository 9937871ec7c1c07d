import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@tenderlane/contract';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../context';
import { isDatabaseAway, type Database, type Sql } from '../database/database';
import { AppError, isDiskFull } from '../errors';
import { record } from '../events/events';
import { startLoop, type Loop } from '../jobs/loop';
import { personActor, type Member } from '../principal';
import { createUnknownCodes } from '../secrets/unknown-codes';
import { JobStopped, type LongJobKind, type RunningJob } from './long-jobs';
import {
  claimJob,
  hasOpenJob,
  isCancelAsked,
  releaseClaim,
  renewClaims,
  saveEnd,
  saveProgress,
  type ClaimedJob,
} from './long-job.queries';

class PersonLeft extends Error {}

const AT_ONCE = 4;
const PACE_MS = 300;
const RENEW_MS = 4_000;
const ATTEMPTS_MAX = 3;
const RETRY_SECONDS = 10;
/** A job that ended its process this often would end the next one too. */
const BEGINNINGS_MAX = 20;

export type LongJobParts = Pick<
  MemberContext,
  'clock' | 'config' | 'secrets' | 'storage' | 'log' | 'inTransaction' | 'attention'
> & {
  database: Database;
  kinds: readonly LongJobKind[];
  findMember(sql: Sql, accountId: number, companyId: number): Promise<Member | undefined>;
};

export function startLongJobs(parts: LongJobParts): Loop {
  const { database, log } = parts;
  const leaving = new AbortController();
  const running = new Map<string, Promise<void>>();

  const fill = async () => {
    if (running.size >= AT_ONCE || leaving.signal.aborted) return 0;
    const claimed = await claimNext(parts);
    if (!claimed) return 0;
    const { job, claim } = claimed;
    const work = runClaimed(parts, job, claim, leaving.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'a job is left to another try'))
      .finally(() => running.delete(claim));
    running.set(claim, work);
    return 1;
  };
  const renew = setInterval(() => {
    if (running.size > 0)
      renewClaims(database, [...running.keys()]).catch((error: unknown) =>
        log.warn({ err: error }, 'jobs could not be renewed'),
      );
  }, RENEW_MS);
  const loop = startLoop('long jobs', PACE_MS, fill, log);
  return {
    wake: loop.wake,
    async stop() {
      leaving.abort();
      await loop.stop();
      await Promise.all(running.values());
      clearInterval(renew);
    },
  };
}

export async function runWaitingJobs(parts: LongJobParts): Promise<number> {
  const never = new AbortController().signal;
  for (let count = 0; ; count++) {
    const claimed = await claimNext(parts);
    if (!claimed) return count;
    await runClaimed(parts, claimed.job, claimed.claim, never);
  }
}

async function claimNext({ database, clock, kinds }: LongJobParts) {
  if (!(await hasOpenJob(database))) return undefined;
  const claim = randomUUID();
  const names = kinds.map(({ kind }) => kind);
  const job = await database.transaction(async (sql) =>
    claimJob(sql, names, claim, JOB_LIMITS.runningPerCompany, await clock.now(sql)),
  );
  return job && { job, claim };
}

async function runClaimed(parts: LongJobParts, job: ClaimedJob, claim: string, leaving: AbortSignal): Promise<void> {
  const { database, kinds } = parts;
  const kind = kinds.find((candidate) => candidate.kind === job.kind);
  const end = (state: 'done' | 'canceled' | 'failed', error: ClaimedJob['error'], fileId: number | null = null) =>
    endJob(parts, job, claim, { state, error, fileId });
  try {
    if (job.attempts > BEGINNINGS_MAX) return void (await end('failed', { code: 'server.failure', params: {} }));
    const { fileId = null } = (await kind?.run(runningJob(parts, job, claim, leaving))) ?? {};
    await end('done', null, fileId);
  } catch (error) {
    if (error instanceof JobStopped) {
      if (await isCancelAsked(database, claim)) await end('canceled', null);
      else await releaseClaim(database, claim, 0);
    } else if (error instanceof PersonLeft) {
      await end('failed', { code: 'session.no-brand', params: {} });
    } else if (error instanceof AppError && error.status < 500) {
      await end('failed', { code: error.code, params: error.details.params ?? {} });
    } else if (isDatabaseAway(error) || job.attempts < ATTEMPTS_MAX) {
      await releaseClaim(database, claim, RETRY_SECONDS);
      throw error;
    } else {
      await end('failed', { code: failureOf(error), params: {} });
      throw error;
    }
  }
}

const failureOf = (error: unknown): ErrorCode =>
  isDiskFull(error) ? 'storage.full' : error instanceof AppError ? error.code : 'server.failure';

/** Records the end of a job and notifies its starter, exactly once even when another process has taken it over. */
async function endJob(
  { database, clock, inTransaction }: LongJobParts,
  job: ClaimedJob,
  claim: string,
  end: Omit<Parameters<typeof saveEnd>[2], 'at'>,
): Promise<void> {
  await database.transaction(async (sql) => {
    const at = await clock.now(sql);
    if ((await saveEnd(sql, claim, { ...end, at })) === 0) return;
    await record({ sql, clock, inTransaction }, [
      {
        action: 'job.ended',
        at,
        companyId: job.company_id,
        entityId: job.id,
        actor: personActor(job.account_id),
      },
    ]);
  });
}

function runningJob(parts: LongJobParts, job: ClaimedJob, claim: string, leaving: AbortSignal): RunningJob {
  const { database, findMember, clock, config, secrets, storage, log, inTransaction, attention } = parts;
  const unknownCodes = createUnknownCodes();
  const throwIfLeaving = () => {
    if (leaving.aborted) throw new JobStopped();
  };
  const note = async (sql: Sql, done: number, total: number | null) => {
    const isAdded = total === null;
    if ((await saveProgress(sql, claim, { done, total, isAdded })) === 0) throw new JobStopped();
  };
  const contextIn = async (sql: Sql): Promise<MemberContext> => {
    const principal = await findMember(sql, job.account_id, job.company_id);
    if (!principal) throw new PersonLeft();
    const client = { base: 'shipper', address: '', userAgent: '', acceptLanguage: job.locale } as const;
    const newTransaction = <T>(work: (inner: Sql) => Promise<T>) => database.transaction(work);
    const services = { clock, config, secrets, storage, log, inTransaction, attention, unknownCodes, newTransaction };
    return { ...services, sql, client, principal, locale: job.locale, batchUuid: job.batch_uuid };
  };
  return {
    ...job,
    database,
    throwIfLeaving,
    step: (work, count = 1) =>
      database.transaction(async (sql) => {
        await note(sql, count, null);
        return work(await contextIn(sql));
      }),
    setProgress: async (done, total) => {
      throwIfLeaving();
      await note(database, done, total);
    },
    contextIn,
  };
}
