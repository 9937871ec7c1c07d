import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from './platform/config/config';
import { startEmbeddedPostgres } from './platform/embedded-postgres';
import { assertPresent } from './platform/errors';
import { createLog } from './platform/process/log';
import { withSources } from './platform/process/source-stack';
import { StartError } from './platform/process/start-error';
import { WORKER_FLAG } from './platform/process/worker';

/** Prepared by the build for first starts; dist and src have the same depth. */
const PREPARED = join(import.meta.dirname, '..', '..', '..', '.cache', 'cluster');

async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];
  let stopDatabase = (): Promise<unknown> => Promise.resolve();
  const stopAll = async () => {
    for (const step of stops.toReversed())
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping'));
  };
  // Even if another step hangs, a database without other users is stopped here: no other process would do it later.
  const stop = async () => {
    await Promise.race([stopAll(), sleep(isWorker() ? WORKER_STEPS_MS : STEPS_MS)]);
    await stopDatabase().catch((error: unknown) => log.error({ err: error }, 'stopping'));
  };
  // The application is loaded while the database starts, because both take long the first time.
  const application = import('./serve');
  try {
    const cluster = config.database
      ? undefined
      : await startEmbeddedPostgres({ dataDir: config.dataDir, log, prepared: PREPARED });
    if (cluster) stopDatabase = () => cluster.stop();
    const address = config.database ?? assertPresent(cluster, 'the embedded database');
    const { serve } = await application;
    const withDemo = process.argv.includes('--demo');
    const entry = fileURLToPath(import.meta.url);
    await serve({ config, log, address, stops, withDemo, entry, durable: cluster?.durable });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? withSources(error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

const EXIT_TIMEOUT_MS = 5000;
/** Time limit for stopping everything but the database, including the worker. */
const STEPS_MS = 3500;
/** Shorter than the limit of the other process, which stops the database after the worker has ended. */
const WORKER_EXIT_TIMEOUT_MS = 3000;
const WORKER_STEPS_MS = 2000;
const isWorker = () => process.argv.includes(WORKER_FLAG);

/** Ctrl+C works from the first moment: everything started by then is stopped. */
async function main(): Promise<void> {
  const started = start(readConfig(process.env));
  let hasStarted = false;
  let stopping = false;
  const leave = (timeoutMs: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    void started.then((stop) => stop()).finally(() => process.exit(0));
  };
  if (isWorker()) {
    // The terminal's Ctrl+C reaches both processes; the worker ends only when the other one stops it or is gone.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => (hasStarted ? leave(WORKER_EXIT_TIMEOUT_MS) : process.exit(0)));
    process.on('disconnect', () => leave(EXIT_TIMEOUT_MS));
    // The other process may have ended before this listener was added.
    if (!process.connected) leave(EXIT_TIMEOUT_MS);
  } else {
    process.on('SIGINT', () => leave(EXIT_TIMEOUT_MS));
    process.on('SIGTERM', () => leave(EXIT_TIMEOUT_MS));
  }
  await started;
  hasStarted = true;
}

main().catch(fail);
