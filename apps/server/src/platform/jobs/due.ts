import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Log } from '../context';
import type { Database, Sql } from '../database/database';
import type { InTransaction, RecordContext } from '../events/in-transaction';
import { saveFailedRow } from './failed-rows.queries';
import { startLoop, type Loop, type Pause } from './loop';

export interface DueContext {
  database: Database;
  clock: Clock;
  config: Config;
  log: Log;
  inTransaction: InTransaction;
}

/** Work that falls due at a time. Each has its own loop, so that none waits for another. */
export interface DueWork {
  name: string;
  paceMs: Pause;
  /** Commits wake its loop, and background work waits while some of it is due. */
  isUrgent?: true;
  /** Does not start while urgent work is due, and rests twice as long as it worked. */
  isBackground?: true;
  hasDue?(parts: Pick<DueContext, 'database' | 'clock'>): Promise<boolean>;
  runOnce(parts: DueContext): Promise<number>;
}

export interface DueSource<Row extends { id: number }> extends Omit<DueWork, 'hasDue' | 'runOnce'> {
  hasDue(sql: Sql, clock: Clock): Promise<boolean>;
  takeDue(sql: Sql, clock: Clock, limit: number): Promise<Row[]>;
  run(context: RecordContext & Pick<DueContext, 'config'>, rows: Row[]): Promise<number>;
  postpone(sql: Sql, row: Row, until: number, error: unknown): Promise<unknown>;
}

const BATCH = 200;
const RETRY_MS = 60_000;

/**
 * Takes due rows in batches of one transaction; after a failure each row is tried alone, and one that fails alone waits
 * a minute.
 */
export function dueRows<Row extends { id: number }>(source: DueSource<Row>): DueWork {
  const { hasDue, takeDue, run, postpone, ...work } = source;
  const { name } = work;

  async function runOneByOne(parts: DueContext): Promise<number> {
    const { database, clock, log } = parts;
    let done = 0;
    for (let turn = 0; turn < BATCH; turn++) {
      let current: Row | undefined;
      try {
        const changed = await database.transaction(async (sql) => {
          [current] = await takeDue(sql, clock, 1);
          return current ? run({ ...parts, sql }, [current]) : 0;
        });
        if (changed === 0) break;
        done += changed;
      } catch (error) {
        const failed = current;
        if (!failed) throw error;
        log.error({ err: error, due: name, id: failed.id }, 'a due row failed and waits');
        await database.transaction(async (sql) => {
          await postpone(sql, failed, (await clock.now(sql)) + RETRY_MS, error);
          await saveFailedRow(sql, name, failed.id, error instanceof Error ? error.message : String(error));
        });
      }
    }
    return done;
  }

  return {
    ...work,
    hasDue: ({ database, clock }) => hasDue(database, clock),
    async runOnce(parts) {
      const { database, clock, log } = parts;
      if (!(await hasDue(database, clock))) return 0;
      try {
        return await database.transaction(async (sql) => {
          const rows = await takeDue(sql, clock, BATCH);
          return rows.length > 0 ? run({ ...parts, sql }, rows) : 0;
        });
      } catch (error) {
        log.warn({ err: error, due: name }, 'a batch of due rows failed; they go one by one');
        return runOneByOne(parts);
      }
    },
  };
}

/** Other work yields to a large number of due rows for this time. */
const YIELD_MS = 1_000;

/** Minimum interval of urgent loops, however many commits wake them. */
const WAKE_EVERY_MS = 100;

export interface DueLoops {
  loops: Loop[];
  /** True when one had a full batch and has more; at most a second per crowd. */
  isBehind(): boolean;
  wake(): void;
}

export function startDueLoops(works: readonly DueWork[], parts: DueContext, onDone = () => {}): DueLoops {
  const behindSince = new Map<string, number>();
  const urgent = works.filter(({ isUrgent }) => isUrgent);
  const isUrgentDue = async () =>
    (await Promise.all(urgent.flatMap(({ hasDue }) => hasDue?.(parts) ?? []))).some(Boolean);
  const loops = works.map(({ name, paceMs, isBackground, runOnce }) => {
    const work = async () => {
      if (isBackground && (await isUrgentDue())) return 0;
      const startedAt = performance.now();
      const done = await runOnce(parts);
      if (isBackground && done > 0) await sleep(2 * (performance.now() - startedAt));
      if (done < BATCH) behindSince.delete(name);
      else if (!behindSince.has(name)) behindSince.set(name, performance.now());
      if (done > 0) onDone();
      return done;
    };
    return startLoop(name, paceMs, work, parts.log);
  });
  const isRecent = (since: number) => performance.now() - since < YIELD_MS;
  let waking: NodeJS.Timeout | undefined;
  const wakeUrgent = () => {
    waking = undefined;
    for (const [index, { isUrgent }] of works.entries()) if (isUrgent) loops[index]?.wake();
  };
  return {
    loops,
    isBehind: () => [...behindSince.values()].some(isRecent),
    wake: () => void (waking ??= setTimeout(wakeUrgent, WAKE_EVERY_MS).unref()),
  };
}
