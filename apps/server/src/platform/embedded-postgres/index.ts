import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../process/start-error';
import { prepareBinaries, type Binaries } from './binaries';
import { checkMajor, createCluster, readMajor, readPassword, SUPERUSER, syncCluster } from './cluster';
import { DEFAULT_STATE_DIR, locatePostgresHome, type PostgresHome } from './home';
import { launchPostgres, readPostmaster, removeStalePidFile, stopPostgres, type StartedPostgres } from './postmaster';

export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void };

export type EmbeddedPostgres = {
  url: string;
  directUrl: string;
  owned: boolean;
  /** Resolves once the disk has every file of a new cluster; nothing may be acknowledged earlier. */
  durable: Promise<void>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: Log;
  /** False only in tests: a power cut would lose the data. */
  fsync?: boolean;
  stateDir?: string;
  prepared?: string;
  giveUpAfterMs?: number;
};

const DATABASE = 'tenderlane';
// Each process that uses the server holds this lock shared; the one that gets it exclusively is the last and stops it.
const USERS_LOCK = 7_363_001;
const START_TIMEOUT_MS = 20_000;
const RECOVERY_TIMEOUT_MS = 300_000;
const RESTART_PAUSE_MS = 1000;
const LOCK_FILE_TIMEOUT_MS = 5000;
// A stop during a restart waits this long until the just launched server can be stopped.
const LEAVE_TIMEOUT_MS = 2000;
const RETRYABLE_LAUNCH = /lock file|shared memory|in use|could not bind/i;

type Server = { home: PostgresHome; binaries: Binaries; password: string; fsync: boolean; log: Log };
type ServerConnection = { client: Client; port: number; owned: boolean };

/**
 * Starts the PostgreSQL of the npm package under the data folder, or joins the running one: a second start shares it,
 * and a start after a hard kill of node adopts it. A server that dies is restarted.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, fsync = true, stateDir = DEFAULT_STATE_DIR, prepared, giveUpAfterMs } = options;
  const home = await locatePostgresHome(dataDir, stateDir);
  const binaries = await prepareBinaries(home.user, stateDir);
  const isNew = !(await readMajor(home.folder));
  if (isNew) await createCluster(home, binaries, prepared);
  checkMajor(home.folder, (await readMajor(home.folder)) ?? '', binaries);
  const server = { home, binaries, password: await readPassword(home.folder), fsync, log };

  const durable = isNew && fsync ? syncCluster(home, binaries) : Promise.resolve();
  // The caller awaits it later and handles its failure.
  durable.catch(() => undefined);
  let connection = await (giveUpAfterMs === undefined ? joinServer(server) : tryServer(server, giveUpAfterMs));
  const stopping = new AbortController();
  let repair: Promise<void> | undefined;

  function watch(client: Client): void {
    client.once('end', () => {
      if (!stopping.signal.aborted) repair = restart();
    });
  }
  async function restart(): Promise<void> {
    log.error('PostgreSQL went away; starting it again');
    while (!stopping.signal.aborted) {
      try {
        connection = await joinServer(server, { port: connection.port, signal: stopping.signal });
        return watch(connection.client);
      } catch (error) {
        if (!stopping.signal.aborted) log.error(`PostgreSQL does not start: ${(error as Error).message}`);
        await sleep(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  watch(connection.client);
  try {
    await ensureDatabase(connection.client);
  } catch (error) {
    stopping.abort();
    await leaveServer(server, connection.client);
    throw error;
  }

  const url = `postgres://${SUPERUSER}:${server.password}@127.0.0.1:${connection.port}/${DATABASE}`;
  return {
    url,
    directUrl: url,
    owned: connection.owned,
    durable,
    async stop() {
      stopping.abort();
      await repair;
      await leaveServer(server, connection.client);
    },
  };
}

async function tryServer(server: Server, timeoutMs: number): Promise<ServerConnection> {
  try {
    return await joinServer(server, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (readPostmaster(server.home)) await stopPostgres(server.home, server.binaries);
    if ((error as Error).name !== 'TimeoutError') throw error;
    throw new StartError(
      `PostgreSQL did not answer in ${timeoutMs / 1000} s: see postgres.log in ${server.home.folder}.`,
    );
  }
}

/**
 * Joins the running server, or launches one and joins it; waits while one stops, recovers or has just crashed. After
 * `again.signal` aborts it launches nothing more, and stops what it launched.
 */
async function joinServer(server: Server, again?: { port?: number; signal: AbortSignal }): Promise<ServerConnection> {
  const startedAt = Date.now();
  let launch: StartedPostgres | undefined;
  let lockedAt = startedAt;
  let abortedAt: number | undefined;
  for (;;) {
    if (again?.signal.aborted) {
      abortedAt ??= Date.now();
      const isLaunched = launch !== undefined && !launch.hasExited();
      // It may take long to recover; nobody has joined it yet who would stop it later.
      if (isLaunched && readPostmaster(server.home)) await stopPostgres(server.home, server.binaries);
      else if (isLaunched && Date.now() - abortedAt < LEAVE_TIMEOUT_MS) await sleep(20);
      else again.signal.throwIfAborted();
      continue;
    }
    const running = readPostmaster(server.home);
    if (running) lockedAt = Date.now();
    if (running && running.port === (again?.port ?? running.port)) {
      const client = await connect(server, running.port);
      if (client) return { client, port: running.port, owned: launch !== undefined && !launch.hasExited() };
      if (!launch) removeStalePidFile(server.home, running.pid);
    } else if (!running && (!launch || launch.hasExited())) {
      if (launch && !RETRYABLE_LAUNCH.test(launch.complaint())) {
        throw new StartError(`PostgreSQL does not start in ${server.home.folder}: ${launch.complaint()}`);
      }
      launch = await launchPostgres(server.home, server.binaries, { fsync: server.fsync, port: again?.port });
      lockedAt = Date.now();
    } else if (!running && Date.now() - lockedAt > LOCK_FILE_TIMEOUT_MS) {
      // Of two servers launched at once after a crash, the later may delete the lock file of the earlier and then exit.
      launch?.quit();
    }
    const isRecovering = launch !== undefined && !launch.hasExited();
    if (Date.now() - startedAt > (isRecovering ? RECOVERY_TIMEOUT_MS : START_TIMEOUT_MS)) {
      throw new StartError(`PostgreSQL in ${server.home.folder} does not answer: see postgres.log there.`);
    }
    await sleep(20);
  }
}

async function connect({ password }: Server, port: number): Promise<Client | undefined> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: 'tenderlane seat',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection is handled by the 'end' event; without a listener here it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code === '28P01') {
      throw new StartError(`The PostgreSQL on port ${port} does not know the password kept beside its cluster.`);
    }
    return undefined;
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Two first starts at once: the other one made it in between.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}

// The exclusive lock is held until the server is gone: another start waits for it, loses the connection and starts anew.
async function leaveServer(server: Server, client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
    if (rows[0]?.last) await stopPostgres(server.home, server.binaries);
  } catch (error) {
    server.log.warn(`PostgreSQL was not stopped: ${(error as Error).message}`);
  }
  await client.end().catch(() => undefined);
}
