import type { WorkerEvents } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { startLoop, type Loop } from './loop';

const HEARTBEAT_MS = 10_000;
/** Three missed heartbeats: the process counts as dead. */
const DEAD_AFTER_SECONDS = 30;

export function collectWorkers(events: WorkerEvents): Set<string> {
  const ids = new Set<string>();
  events.on('worker:create', ({ worker }) => ids.add(worker.workerId));
  return ids;
}

/**
 * Writes heartbeats for this process's workers and frees jobs of dead processes, which would otherwise stay locked for
 * four hours.
 */
export function watchJobWorkers(database: Database, own: ReadonlySet<string>, log: FastifyBaseLogger): Loop {
  const beat = async () => {
    await saveHeartbeat(database, [...own]);
    await freeAbandonedJobs(database);
    return 0;
  };
  return startLoop('job workers', HEARTBEAT_MS, beat, log);
}

function saveHeartbeat(database: Database, workerIds: string[]): Promise<number> {
  return database.run(
    `insert into job_workers (worker_id, seen_at) select id, clock_timestamp() from unnest($1::text[]) id
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [workerIds],
  );
}

export async function freeAbandonedJobs(database: Database): Promise<void> {
  await database.run(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker.jobs j
        where j.locked_at < clock_timestamp() - make_interval(secs => $1)
          and not exists (select 1 from job_workers w where w.worker_id = j.locked_by
                             and w.seen_at > clock_timestamp() - make_interval(secs => $1))))`,
    [DEAD_AFTER_SECONDS],
  );
  await database.run(`delete from job_workers where seen_at < clock_timestamp() - make_interval(secs => 10 * $1)`, [
    DEAD_AFTER_SECONDS,
  ]);
}
