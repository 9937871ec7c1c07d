import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorLineOf, StartError } from '../process/start-error';
import type { Binaries } from './binaries';
import type { PostgresHome } from './home';

export type Postmaster = { pid: number; port: number };

const LOG_LIMIT_BYTES = 10_000_000;

// A small machine's share. Statements and row contents stay out of the log: they hold personal data.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  min_wal_size: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};
// The log of a cluster that others copy is short.
const WITHOUT_FSYNC = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_recycle: 'off' };

const clusterOf = (home: PostgresHome) => join(home.folder, 'cluster');

export function readPostmaster(home: PostgresHome): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterOf(home), 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!pid || !port) return undefined;
    process.kill(pid, 0);
    return { pid, port };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * After a hard stop of a container another program may have the old server's pid, and PostgreSQL would wait for it for
 * ever. A server's working directory is its cluster, so a program elsewhere is not one. (Linux only; on other systems
 * the file stays.)
 */
export function removeStalePidFile(home: PostgresHome, pid: number): void {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== clusterOf(home)) rmSync(join(clusterOf(home), 'postmaster.pid'));
  } catch {
    // Not readable: leave the decision to PostgreSQL.
  }
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

const PORT_TIMEOUT_MS = 1000;

/**
 * A restarted server needs the same port (`wanted`); undefined while it is taken. Otherwise the last port is used if
 * free; another start that tries the same port holds it only for a moment.
 */
async function choosePort(home: PostgresHome, wanted: number | undefined): Promise<number | undefined> {
  if (wanted !== undefined) return tryPort(wanted);
  const file = join(home.folder, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const startedAt = Date.now();
  let port = await tryPort(last);
  while (port === undefined && Date.now() - startedAt < PORT_TIMEOUT_MS && !readPostmaster(home)) {
    await sleep(50);
    port = await tryPort(last);
  }
  if (readPostmaster(home)) return undefined;
  port ??= await tryPort(0);
  if (port === undefined) throw new StartError('No free port on 127.0.0.1 for PostgreSQL.');
  writeFileSync(file, String(port));
  if (home.user) chownSync(file, home.user.uid, home.user.gid);
  return port;
}

export type StartedPostgres = { hasExited: () => boolean; complaint: () => string; quit: () => void };

/**
 * Starts the server in its own session, because Ctrl+C in the terminal must reach node first. Undefined when another
 * start was quicker, or when the wanted port is not free yet.
 */
export async function launchPostgres(
  home: PostgresHome,
  binaries: Binaries,
  { fsync, port: wanted }: { fsync: boolean; port: number | undefined },
): Promise<StartedPostgres | undefined> {
  const port = await choosePort(home, wanted);
  if (port === undefined) return undefined;
  const logFile = join(home.folder, 'postgres.log');
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const from = logged > LOG_LIMIT_BYTES ? 0 : logged;
  const log = openSync(logFile, from === 0 ? 'w' : 'a', 0o600);
  // The owner of the data may start the product too, after root did.
  if (home.user) fchownSync(log, home.user.uid, home.user.gid);
  const settings = Object.entries({ ...SETTINGS, ...(fsync ? {} : WITHOUT_FSYNC), port: String(port) });
  const server = spawn(
    binaries.postgres,
    ['-D', clusterOf(home), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // An empty environment: the product's secrets are none of the database's business.
    { ...home.user, cwd: home.folder, env: { LC_ALL: 'C' }, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let failure: string | undefined;
  server.once('error', (error) => (failure = error.message));
  server.unref();
  return {
    hasExited: () => failure !== undefined || server.exitCode !== null || server.signalCode !== null,
    complaint: () => failure ?? errorLineOf(readFileSync(logFile, 'utf8').slice(from)),
    quit: () => void server.kill('SIGQUIT'),
  };
}

/** Stops the server within five seconds: connections are cut, and an unclean end is recovered at the next start. */
export async function stopPostgres(home: PostgresHome, binaries: Binaries): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    promisify(execFile)(binaries.pgCtl, ['stop', '-D', clusterOf(home), '-m', mode, '-w', '-t', String(seconds)], {
      ...home.user,
      cwd: home.folder,
      env: {},
    });
  try {
    await stop('fast', 3);
  } catch {
    if (readPostmaster(home)) await stop('immediate', 1);
  }
}
