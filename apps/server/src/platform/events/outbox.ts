import type { FastifyBaseLogger } from 'fastify';
import { isConnectionLost, isDatabaseAway, type Database, type Sql } from '../database/database';
import {
  deleteRetry,
  lockDueRetry,
  planOnce,
  savePostponed,
  saveRetry,
  takeOutboxRows,
  waitForOtherDispatchers,
  type OutboxRow,
} from './outbox.queries';

export interface Subscriber {
  name: string;
  isFor?(kind: string): boolean;
  handle(sql: Sql, rows: OutboxRow[]): Promise<void>;
  /** Takes only rows handed to it separately, none of the outbox. */
  isApart?: true;
}

export interface Dispatcher {
  runOnce(): Promise<number>;
  retryOnce(): Promise<number>;
}

export interface DispatcherOptions {
  database: Database;
  log: FastifyBaseLogger;
  subscribers: readonly Subscriber[];
  /** True: strictly in insertion order, by one dispatcher at a time. False: urgent rows first. */
  isInOrder: boolean;
}

export const OUTBOX_BATCH = 100;

/** Pauses after the first and second failure; the third failure parks the row for the operator. */
export const RETRY_PAUSES_MS = [10_000, 120_000] as const;

/**
 * Takes rows from the outbox and passes them to every subscriber in one transaction. Each subscriber has its own
 * savepoint; when it fails its rows are tried one by one, and only those that fail alone are retried later.
 */
export function createDispatcher({ database, log, subscribers, isInOrder }: DispatcherOptions): Dispatcher {
  async function tryAlone(sql: Sql, { name, handle }: Subscriber, row: OutboxRow): Promise<Failure | null> {
    try {
      await inSavepoint(sql, () => handle(sql, [row]));
      return null;
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      log.error({ err: error, subscriber: name, kind: row.kind }, 'a row of the outbox failed');
      return failureOf(error);
    }
  }

  async function pass(sql: Sql, subscriber: Subscriber, rows: OutboxRow[]): Promise<void> {
    try {
      await inSavepoint(sql, () => subscriber.handle(sql, rows));
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      for (const row of rows) {
        const failure = await tryAlone(sql, subscriber, row);
        if (failure) await saveRetry(sql, subscriber.name, row, failure.error, stateAfter(0, failure));
      }
    }
  }

  return {
    runOnce: () =>
      database.transaction(async (sql) => {
        sql.queueWrite(planOnce(sql));
        // Sent together with the statement that takes the rows, which begins once the lock is held.
        if (isInOrder) sql.queueWrite(waitForOtherDispatchers(sql));
        const rows = await takeOutboxRows(sql, OUTBOX_BATCH, isInOrder);
        for (const subscriber of subscribers) {
          if (subscriber.isApart) continue;
          const wanted = subscriber.isFor ? rows.filter(({ kind }) => subscriber.isFor?.(kind)) : rows;
          if (wanted.length > 0) await pass(sql, subscriber, wanted);
        }
        return rows.length;
      }),

    retryOnce: () =>
      database.transaction(async (sql) => {
        const names = subscribers.map(({ name }) => name);
        const retry = await lockDueRetry(sql, names);
        const subscriber = subscribers.find(({ name }) => name === retry?.subscriber);
        if (!retry || !subscriber) return 0;
        const failure = await tryAlone(sql, subscriber, retry);
        if (failure) await savePostponed(sql, retry.id, failure.error, stateAfter(retry.failures, failure));
        else await deleteRetry(sql, retry.id);
        return 1;
      }),
  };
}

interface Failure {
  error: string;
  counts: boolean;
}

const failureOf = (error: unknown): Failure => ({ error: textOf(error), counts: !isDatabaseAway(error) });

export const retrySeparately = (sql: Sql, subscriber: string, row: OutboxRow): Promise<number> =>
  saveRetry(sql, subscriber, row, '', { failures: 0, pauseMs: 0 });

export function retryAfterFailure(sql: Sql, subscriber: string, row: OutboxRow, error: unknown): Promise<number> {
  const failure = failureOf(error);
  return saveRetry(sql, subscriber, row, failure.error, stateAfter(0, failure));
}

function stateAfter(before: number, { counts }: Failure): { failures: number; pauseMs: number | null } {
  const failures = before + (counts ? 1 : 0);
  return { failures, pauseMs: failures === 0 ? RETRY_PAUSES_MS[0] : (RETRY_PAUSES_MS[failures - 1] ?? null) };
}

async function inSavepoint(sql: Sql, work: () => Promise<void>): Promise<void> {
  // Sent together with the statements of the work; its release goes with the next statement.
  sql.queueWrite(sql.run('savepoint subscriber'));
  try {
    await work();
    sql.queueWrite(sql.run('release savepoint subscriber'));
  } catch (error) {
    if (!isConnectionLost(error)) await sql.run('rollback to savepoint subscriber');
    throw error;
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
