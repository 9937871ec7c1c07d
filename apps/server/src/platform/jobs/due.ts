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

/** Work that falls due at a time. Each has a loop of its own, so that none waits for another. */
export interface DueWork {
  name: string;
  /** After how long an idle loop looks again. */
  paceMs: Pause;
  /** Commits wake its loop, and background work waits while some of it is due. */
  isUrgent?: true;
  /** It does not begin while urgent work is due. */
  isBackground?: true;
  /** Absent: nobody asks. */
  hasDue?(parts: Pick<DueContext, 'database' | 'clock'>): Promise<boolean>;
  /** Does some of what is due; answers how much. */
  runOnce(parts: DueContext): Promise<number>;
}

/** Rows that fall due, such as tenders that end. */
export interface DueSource<Row extends { id: number }> extends Omit<DueWork, 'hasDue' | 'runOnce'> {
  /** Asked before anything is locked. */
  hasDue(sql: Sql, clock: Clock): Promise<boolean>;
  /** Locks rows that are due and that nobody else holds. */
  takeDue(sql: Sql, clock: Clock, limit: number): Promise<Row[]>;
  /** Answers how many rows it changed. The moment is read after the locks, so nothing happens early. */
  run(context: RecordContext & Pick<DueContext, 'config'>, rows: Row[]): Promise<number>;
  /** Lets a row that failed wait, for an operator to see. */
  postpone(sql: Sql, row: Row, until: number, error: unknown): Promise<unknown>;
}

const BATCH = 200;
const RETRY_MS = 60_000;

/** Takes due rows in batches of one transaction; when one fails each goes alone, and what fails alone waits a minute. */
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

/** How long other work lets a crowd of due rows go first. */
const YIELD_MS = 1_000;

/** Urgent loops look so often at most, however many commits wake them. */
const WAKE_EVERY_MS = 100;

export interface DueLoops {
  loops: Loop[];
  /** Whether one of them had a full batch and has more to do; of one crowd it says so for a second at most. */
  isBehind(): boolean;
  /** Something was committed that may fall due soon: urgent loops look. */
  wake(): void;
}

/** Each source in a loop of its own; `onDone` follows whatever changed something. */
export function startDueLoops(works: readonly DueWork[], parts: DueContext, onDone = () => {}): DueLoops {
  const behindSince = new Map<string, number>();
  const urgent = works.filter(({ isUrgent }) => isUrgent);
  const isUrgentDue = async () =>
    (await Promise.all(urgent.flatMap(({ hasDue }) => hasDue?.(parts) ?? []))).some(Boolean);
  const loops = works.map(({ name, paceMs, isBackground, runOnce }) => {
    const work = async () => {
      if (isBackground && (await isUrgentDue())) return 0;
      const done = await runOnce(parts);
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
