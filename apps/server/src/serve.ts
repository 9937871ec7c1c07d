import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemo, type Demo } from './demo/demo';
import { writeSteps } from './demo/progress';
import { buildApp } from './app';
import type { Config } from './platform/config/config';
import type { WorkParts } from './work';
import { checkPooler } from './platform/database/check-server';
import { openDatabase, type Database } from './platform/database/database';
import { listen } from './platform/process/listen';
import { startWorker } from './platform/process/worker';
import { announceCommits } from './platform/events/wake';
import { StartError } from './platform/process/start-error';
import { migrate } from './platform/database/migrations';

export interface Start extends WorkParts {
  withDemo: boolean;
  entry: string;
  /** Resolves once the disk has the whole database. */
  durable: Promise<void> | undefined;
}

export async function serve({ config, log, address, stops, withDemo, entry, durable }: Start): Promise<void> {
  if (withDemo && config.mailbox !== 'local')
    throw new StartError('--demo: only where the local mailbox is in use and nobody else can reach the product');
  await migrate(address.directUrl);
  if (address.url !== address.directUrl) await checkPooler(address.url);
  const database: Database = openDatabase({
    url: address.url,
    poolSize: config.poolSize,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onCommit: config.role === 'worker' ? undefined : announceCommits((text) => database.run(text)),
  });
  stops.push(() => database.close());

  if (config.role === 'worker') {
    const { work } = await import('./work');
    return work({ config, log, address, stops }, database);
  }
  const demo = config.mailbox === 'local' ? createDemo({ config, database, log }) : undefined;
  const { server, leave, live } = await buildApp({ config, database, log, pages: pagesFolders(), demo });
  stops.push(leave);
  void live.start(address.directUrl);
  if (demo) stops.push(() => demo.stop());
  await durable;
  await listen(config, server);
  announce(config);
  // Pages are served at once; the work behind them begins a moment later.
  if (config.role === 'all') {
    const worker = startWorker({ entry, publicUrl: config.publicUrl, log });
    stops.push(() => worker.stop());
  }
  // Stopped first: the other process stops while running requests end.
  stops.push(async () => void leave());
  if (demo && withDemo) void buildAtStart(demo, config);
}

async function buildAtStart(demo: Demo, { publicUrl }: Config): Promise<void> {
  process.stdout.write('  The demo is being built…\n');
  const isReady = await demo.build(writeSteps(process.stdout));
  process.stdout.write(
    isReady ? `  The demo is at ${publicUrl}/auth: press “Try the demo”.\n\n` : '  The demo could not be built.\n\n',
  );
}

function pagesFolders() {
  // apps/server/dist/main.js and apps/server/src/main.ts lie equally deep.
  const apps = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  return {
    shipper: join(apps, 'shipper', 'dist'),
    carrier: join(apps, 'carrier', 'dist'),
    driver: join(apps, 'driver', 'dist'),
  };
}

function announce(config: Config): void {
  const codes =
    config.mailbox === 'off'
      ? 'Sign-in codes are sent by e-mail or SMS.'
      : `Sign-in codes arrive at ${config.publicUrl}/dev/mailbox`;
  process.stdout.write(
    `\n  Tenderlane is running at ${config.publicUrl}\n  Carriers: ${config.publicUrl}/carrier/\n  ${codes}\n  Stop with Ctrl+C.\n\n`,
  );
}
