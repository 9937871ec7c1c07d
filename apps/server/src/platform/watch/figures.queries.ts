import type { Sql } from '../database/database';
import { unscoped } from '../database/tenant';

export interface QueueFigures {
  queue: string;
  waiting: number;
  failed: number;
  oldest_s: number;
}

const AGE = (oldest: string) => `coalesce(extract(epoch from clock_timestamp() - ${oldest}), 0)::float8`;

export async function listQueueFigures(sql: Sql): Promise<QueueFigures[]> {
  const { exists } = await sql.one<{ exists: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as exists`,
  );
  const jobs: QueueFigures[] = exists
    ? await sql.rows(
        `select task_identifier as queue, count(*) filter (where attempts < max_attempts)::int as waiting,
                count(*) filter (where attempts >= max_attempts)::int as failed,
                ${AGE(
                  `min(case when attempts = 0 then run_at else created_at end)
                     filter (where attempts < max_attempts and (attempts > 0 or run_at <= clock_timestamp()))`,
                )} as oldest_s
           from graphile_worker.jobs group by task_identifier order by task_identifier`,
      )
    : [];
  const longJobs = await sql.one<QueueFigures>(
    `select 'long_jobs' as queue, count(*)::int as waiting, 0 as failed, ${AGE('min(created_at)')} as oldest_s
       from long_jobs where ${unscoped('figures of the installation')} state in ('queued', 'running')`,
  );
  return [...jobs, longJobs];
}

export interface OutboxFigures {
  waiting: number;
  delay_s: number;
  retries: number;
  parked: number;
}

export const readOutboxFigures = (sql: Sql): Promise<OutboxFigures> =>
  sql.one(
    `select (select count(*) from outbox)::int as waiting,
            ${AGE('(select min(created_at) from outbox)')} as delay_s,
            (select count(*) from outbox_retries where due_at is not null)::int as retries,
            (select count(*) from outbox_retries where due_at is null)::int as parked`,
  );

export const countFailedRows = (sql: Sql): Promise<{ source: string; count: number }[]> =>
  sql.rows(
    `select source, count(*)::int as count from failed_due_rows
      where failed_at > clock_timestamp() - interval '1 day' group by source order by source`,
  );
