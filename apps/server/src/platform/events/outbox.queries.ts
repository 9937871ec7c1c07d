import type { Sql } from '../database/database';

export interface OutboxRow {
  kind: string;
  payload: Record<string, unknown>;
}

const DISPATCHER_LOCK = 7_406_001;

export function waitForOtherDispatchers(sql: Sql): Promise<number> {
  return sql.run('select pg_advisory_xact_lock($1)', [DISPATCHER_LOCK]);
}

/**
 * Forces one plan until the end of the transaction: small batches use key lookups, and planning each anew took longer
 * than running it. A plan made while the outbox is empty would read the whole table, dead rows included.
 */
export async function planOnce(sql: Sql): Promise<void> {
  await sql.run(
    `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`,
  );
}

/** Takes the first rows of the outbox in insertion order, or as many urgent ones before them. */
export function takeOutboxRows(sql: Sql, limit: number, isInOrder: boolean): Promise<OutboxRow[]> {
  const first = (where = '') => `array(select id from outbox ${where} order by id limit $1 for update skip locked)`;
  return sql.rows(
    `with taken as (
       delete from outbox where id = any(${isInOrder ? first() : `${first('where urgent')} || ${first('where not urgent')}`})
       returning id, kind, payload, urgent
     )
     select kind, payload from taken order by ${isInOrder ? 'id' : 'urgent desc, id'}`,
    [limit],
  );
}

interface RetryState {
  failures: number;
  pauseMs: number | null;
}

const DUE_AFTER = (place: string) => `clock_timestamp() + make_interval(secs => ${place}::float8 / 1000)`;

export function saveRetry(
  sql: Sql,
  subscriber: string,
  { kind, payload }: OutboxRow,
  error: string,
  { failures, pauseMs }: RetryState,
): Promise<number> {
  return sql.run(
    `insert into outbox_retries (subscriber, kind, payload, error, failures, failed_at, due_at)
     values ($1, $2, $3::jsonb, $4, $5, clock_timestamp(), ${DUE_AFTER('$6')})`,
    [subscriber, kind, JSON.stringify(payload), error, failures, pauseMs],
  );
}

export interface RetryRow extends OutboxRow {
  id: number;
  subscriber: string;
  failures: number;
}

/** Locks the due row that waits longest; kinds known only to an older or newer release are left alone. */
export function lockDueRetry(sql: Sql, subscribers: string[]): Promise<RetryRow | undefined> {
  return sql.first(
    `select id, subscriber, kind, payload, failures from outbox_retries
      where due_at <= clock_timestamp() and subscriber = any($1) order by due_at limit 1 for update skip locked`,
    [subscribers],
  );
}

export function savePostponed(sql: Sql, id: number, error: string, { failures, pauseMs }: RetryState): Promise<number> {
  return sql.run(
    `update outbox_retries set error = $2, failures = $3, failed_at = clock_timestamp(), due_at = ${DUE_AFTER('$4')} where id = $1`,
    [id, error, failures, pauseMs],
  );
}

export function deleteRetry(sql: Sql, id: number): Promise<number> {
  return sql.run('delete from outbox_retries where id = $1', [id]);
}

export interface ParkedRow {
  id: number;
  subscriber: string;
  kind: string;
  failures: number;
  error: string;
  failed_at: Date;
}

export function listParked(sql: Sql): Promise<ParkedRow[]> {
  return sql.rows(
    'select id, subscriber, kind, failures, error, failed_at from outbox_retries where due_at is null order by failed_at, id limit 1000',
  );
}

/**
 * Releases parked rows, all or one, and returns their number. `due_at` is truncated to milliseconds, because rounding could
 * move it into the next one.
 */
export function unpark(sql: Sql, id: number | null): Promise<number> {
  return sql.run(
    `update outbox_retries set due_at = date_trunc('milliseconds', clock_timestamp()), failures = 0 where due_at is null and ($1::bigint is null or id = $1)`,
    [id],
  );
}

export async function hasRetry(sql: Sql, id: number): Promise<boolean> {
  return (await sql.first('select 1 from outbox_retries where id = $1', [id])) !== undefined;
}
