import { createHash } from 'node:crypto';
import pg from 'pg';

/** `each-time` plans anew: for statements whose best plan depends on their values, such as a search for rare words. */
export type Plan = 'prepared' | 'each-time';

export interface Sql {
  /** Constant texts are prepared once per connection, unless planned each time. */
  rows<Row>(text: string, values?: readonly unknown[], plan?: Plan): Promise<Row[]>;
  first<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>;
  one<Row>(text: string, values?: readonly unknown[]): Promise<Row>;
  run(text: string, values?: readonly unknown[]): Promise<number>;
  /** Does not wait for a write whose result nobody needs; if it fails, the transaction fails. */
  queueWrite(write: Promise<unknown>): void;
}

export interface Database extends Sql {
  /** For read-only requests: statements of one event loop turn share one connection and one packet. */
  reader(): Sql;
  /** Runs `work` in one transaction and retries it up to twice after a deadlock or a serialization failure. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
  onCommit?: (() => void) | undefined;
  onStatement?: ((text: string, values: readonly unknown[], plan: Plan) => void) | undefined;
}

const INT8 = 20;
const INT8_ARRAY: number = 1016;
const TIMESTAMPTZ: number = 1184;
const JSON_TYPES = { getTypeParser: typeParser } as pg.CustomTypesConfig;

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return readInteger;
  if (oid === INT8_ARRAY) return readIntegers;
  if (oid === TIMESTAMPTZ) return readTime;
  return pg.types.getTypeParser(oid, format as 'text');
}

function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer ${text} is not exact`);
  return value;
}

const readTexts = pg.types.getTypeParser(INT8_ARRAY, 'text') as (text: string) => (string | null)[];

function readIntegers(text: string): (number | null)[] {
  return readTexts(text).map((item) => (item === null ? null : readInteger(item)));
}

const readAnyTime = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date;

/** Connections use UTC, so that the engine's own date parser can read nearly every time, far faster than the driver. */
function readTime(text: string): Date {
  const time = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  return text.endsWith('+00') && !Number.isNaN(time.getTime()) ? time : readAnyTime(text);
}

const names = new Map<string, string>();

function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('md5').update(text).digest('hex').slice(0, 24);
    // Lists build their text from few parts; a bound keeps an unforeseen variety out of every connection's memory.
    if (names.size < 1000) names.set(text, name);
    else return '';
  }
  return name;
}

function createSql(
  client: Pick<pg.Pool | pg.PoolClient, 'query'>,
  onStatement: DatabaseOptions['onStatement'],
  queueWrite: Sql['queueWrite'] = refuseQueuedWrite,
): Sql {
  async function query(text: string, values: readonly unknown[] = [], plan: Plan = 'prepared') {
    onStatement?.(text, values, plan);
    const name = plan === 'prepared' ? statementName(text) : '';
    corkWrites(client);
    return client.query({ ...(name ? { name } : {}), text, values: values as unknown[] });
  }
  return {
    rows: async <Row>(text: string, values?: readonly unknown[], plan?: Plan) =>
      (await query(text, values, plan)).rows as Row[],
    first: async <Row>(text: string, values?: readonly unknown[]) =>
      (await query(text, values)).rows[0] as Row | undefined,
    one: async <Row>(text: string, values?: readonly unknown[]) => {
      const [row] = (await query(text, values)).rows as Row[];
      if (row === undefined) throw new Error('a statement that always answers a row answered none');
      return row;
    },
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    queueWrite,
  };
}

interface Corkable {
  cork(): void;
  uncork(): void;
  writableCorked: number;
}

/**
 * Sends statements of one turn in one packet, so that PostgreSQL wakes once. `connection` is internal to the driver;
 * without it each statement is sent separately.
 */
function corkWrites(client: object): void {
  const stream = (client as { connection?: { stream?: Corkable } }).connection?.stream;
  if (!stream?.cork || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function refuseQueuedWrite(): never {
  throw new Error('only a transaction can wait for a write at its end');
}

const ABORTED = '25P02';
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const REPEATABLE = new Set<unknown>(['40P01', '40001']);

/** Errors that mean the server is unreachable, full or blocked, not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || HELD_UP.has(codeOf(error));
}

const HELD_UP = new Set<unknown>(['55P03', '57014']);

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (typeof code === 'string') {
    if (/^(08|57P|53)/.test(code)) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true;
    if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect';
  }
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/.test(
    error.message,
  );
}

/**
 * A dead connection may never answer, not even with an error. A statement is given up shortly after the server's own
 * timeout, together with its connection.
 */
export const DEAD_CONNECTIONS = { query_timeout: 5500, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export const SESSION_OPTIONS =
  '-c lock_timeout=2s -c statement_timeout=5s -c idle_in_transaction_session_timeout=10s -c TimeZone=UTC';

export function openDatabase({ url, poolSize, onError, onCommit, onStatement }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    ...DEAD_CONNECTIONS,
    types: JSON_TYPES,
    // Statements that do not wait for each other's answers travel together: a third of a bid's round trips.
    pipeline: true,
    options: SESSION_OPTIONS,
  });
  pool.on('error', onError);
  // A connection that breaks while it is idle in the pool or lent to a job must not end the process.
  pool.on('connect', (client) => client.on('error', onError));

  async function attempt<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    let writeFailure: unknown;
    try {
      // Sent with the first statement of the work; if it failed, so does that one.
      corkWrites(client);
      client.query('begin').catch(onError);
      const writes: Promise<unknown>[] = [];
      const queueWrite = (write: Promise<unknown>) => {
        write.catch((error: unknown) => (writeFailure ??= error));
        writes.push(write);
      };
      const result = await work(createSql(client, onStatement, queueWrite));
      // A failed write has aborted the transaction by the time the commit behind it arrives, which then undoes it.
      await Promise.all([...writes, client.query('commit')]);
      onCommit?.();
      return result;
    } catch (error) {
      await client.query(keepsChanges(error) ? 'commit' : 'rollback').catch((failure: Error) => (broken = failure));
      // The statement behind a failed write says only that the transaction is aborted.
      throw codeOf(error) === ABORTED ? (writeFailure ?? error) : error;
    } finally {
      client.release(broken);
    }
  }

  return {
    ...createSql(pool, onStatement),
    reader: () => createSql(sharedInOneTurn(pool), onStatement),
    pool,
    async transaction(work) {
      for (let repeat = 0; ; repeat++) {
        try {
          return await attempt(work);
        } catch (error) {
          if (repeat >= 2 || !REPEATABLE.has(codeOf(error))) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

function sharedInOneTurn(pool: pg.Pool): Pick<pg.Pool, 'query'> {
  let lent: { client: Promise<pg.PoolClient>; users: number } | undefined;
  const query = async (config: pg.QueryConfig) => {
    if (!lent) {
      const fresh = { client: pool.connect(), users: 0 };
      lent = fresh;
      setImmediate(() => {
        if (lent === fresh) lent = undefined;
      });
    }
    const mine = lent;
    mine.users++;
    const client = await mine.client;
    let lost: Error | undefined;
    try {
      corkWrites(client);
      return await client.query(config);
    } catch (error) {
      if (isConnectionLost(error)) lost = error as Error;
      throw error;
    } finally {
      if (--mine.users === 0) {
        if (lent === mine) lent = undefined;
        client.release(lost);
      }
    }
  };
  return { query } as pg.Pool;
}

/** A refusal that must be recorded, such as a counted wrong code, commits the earlier writes. */
function keepsChanges(error: unknown): boolean {
  return (error as { keepsChanges?: boolean }).keepsChanges === true;
}
