import type { Logger } from 'pino';
import { readConfig, type Config } from './platform/config/config';
import { startEmbeddedPostgres } from './platform/embedded-postgres';
import { createLog } from './platform/process/log';
import { StartError } from './platform/process/start-error';

/** Starts the database, then the application; answers how to stop both in the opposite order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.toReversed())
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping'));
  };
  // The application is read while the database comes up: the first time, both are long.
  const application = import('./serve');
  try {
    const address = config.database ?? (await embedded(config, log, stops));
    const { serve } = await application;
    await serve({ config, log, address, stops });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function embedded(config: Config, log: Logger, stops: (() => Promise<unknown>)[]) {
  const cluster = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stops.push(() => cluster.stop());
  return cluster;
}

function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

/** Ctrl+C works from the first moment: what has started by then is stopped. */
async function main(): Promise<void> {
  const started = start(readConfig(process.env));
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 5000).unref();
    void started.then((stop) => stop()).finally(() => process.exit(0));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  await started;
}

main().catch(fail);
