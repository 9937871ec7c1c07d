import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createDemo, type Demo } from './demo/demo';
import { buildApp, dispatcherOf, dueWorks, longJobsOf, subscribersInTransaction } from './app';
import { forgetSignIns } from './features/identity';
import { measureRoute } from './features/loads';
import { answerChats, couriersOf, followMessages, renderMessage, startTelegram } from './features/notifications';
import { loadPlaces } from './features/reference';
import { databaseClock } from './platform/clock';
import type { Config } from './platform/config/config';
import { checkPooler } from './platform/database/check-server';
import { openDatabase, type Database } from './platform/database/database';
import { repeatWhileAway } from './platform/database/outage';
import { startDueLoops } from './platform/jobs/due';
import { startJobs } from './platform/jobs/jobs';
import { startLongJobs } from './platform/long-jobs/run-long-jobs';
import { listen } from './platform/process/listen';
import { startWorker } from './platform/process/worker';
import { startLoop, type Loop } from './platform/jobs/loop';
import { createSender } from './platform/messages/messages';
import { OUTBOX_BATCH } from './platform/events/outbox';
import { announceCommits, listenForCommits } from './platform/events/wake';
import { StartError } from './platform/process/start-error';
import { migrate } from './platform/database/migrations';

/** Commits wake the dispatcher; where the signal is lost, it looks so often. */
const OUTBOX_PAUSE_MS = 500;

export interface Start {
  config: Config;
  log: Logger;
  address: { url: string; directUrl: string };
  /** What has started, in its order; stopped backwards. */
  stops: (() => Promise<unknown>)[];
  /** Builds the demo at once. */
  withDemo: boolean;
  /** The file that a process of its own begins with. */
  entry: string;
}

/** Brings the database up to date and starts what ROLE asks for. */
export async function serve({ config, log, address, stops, withDemo, entry }: Start): Promise<void> {
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

  if (config.role === 'worker') return work({ config, log, address, stops }, database);
  const demo = config.mailbox === 'local' ? createDemo({ config, database, log }) : undefined;
  const { server, leave, live } = await buildApp({ config, database, log, pages: pagesFolders(), demo });
  stops.push(leave);
  void live.start(address.directUrl);
  if (demo) stops.push(() => demo.stop());
  await listen(config, server);
  announce(config);
  // Pages are served at once; the work behind them begins a moment later.
  if (config.role === 'all') {
    const worker = startWorker({ entry, publicUrl: config.publicUrl, log });
    stops.push(() => worker.stop());
  }
  // First of all: the other process is stopped while requests in hand end.
  stops.push(async () => void leave());
  if (demo && withDemo) void buildAtStart(demo, config);
}

async function buildAtStart(demo: Demo, { publicUrl }: Config): Promise<void> {
  process.stdout.write('  The demo is being built…\n');
  const isReady = await demo.build();
  process.stdout.write(
    isReady ? `  The demo is at ${publicUrl}/auth: press “Try the demo”.\n\n` : '  The demo could not be built.\n\n',
  );
}

/** The worker: sends messages, dispatches the outbox and does what falls due. */
async function work(
  { config, log, address, stops }: Omit<Start, 'entry' | 'withDemo'>,
  database: Database,
): Promise<void> {
  const jobs = await startJobs({
    databaseUrl: address.directUrl,
    database,
    log,
    renderMessage: renderMessage(config),
    sender: createSender(config, couriersOf({ config, database, log })),
    follow: followMessages({ database, clock: databaseClock, inTransaction: subscribersInTransaction }),
    concurrency: config.messagesAtOnce,
    tasks: {
      measure_route: (payload) =>
        measureRoute(database, config, payload, (error) => log.warn({ err: error }, 'the router did not answer')),
    },
    forget: forgetSignIns,
  });
  stops.push(() => jobs.stop());
  const dispatcher = dispatcherOf({ config, database, log, clock: databaseClock });
  const due = { database, clock: databaseClock, config, log, inTransaction: subscribersInTransaction };
  const dueLoops = startDueLoops(dueWorks, due, () => outboxLoop.wake());
  // While a crowd of tenders is closed, what is told of them waits. After a batch that was not full the loop pauses, so that a
  // steady stream of commits takes few transactions.
  const dispatchBatch = async () =>
    dueLoops.isBehind() || (await dispatcher.runOnce()) < OUTBOX_BATCH ? 0 : OUTBOX_BATCH;
  const outboxLoop = startLoop('outbox', OUTBOX_PAUSE_MS, dispatchBatch, log);
  const retriesLoop = startLoop('outbox retries', 1000, () => dispatcher.retryOnce(), log);
  const longJobs = startLongJobs(longJobsOf(due));
  stops.push(() => longJobs.stop());
  const wake = () => {
    outboxLoop.wake();
    dueLoops.wake();
  };
  const commits = listenForCommits(address.directUrl, wake, log);
  stops.push(() => stopAll([commits, ...dueLoops.loops, outboxLoop, retriesLoop]));
  const telegram = startTelegram({ ...due, onReply: answerChats(due) }, address.directUrl);
  stops.push(() => telegram.stop());
  log.info('the worker runs');
  // Address search works a few seconds later, the first time; nobody waits for it.
  stops.push(fillPlaces(database, log));
}

function fillPlaces(database: Database, log: Logger): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const loading = repeatWhileAway(() => loadPlaces(database, signal), { log, name: 'places', leaving: signal }).then(
    () => undefined,
    (error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'the places could not be loaded');
    },
  );
  return () => {
    leaving.abort();
    return loading;
  };
}

const stopAll = (loops: Pick<Loop, 'stop'>[]) => Promise.all(loops.map((loop) => loop.stop()));

function pagesFolders() {
  // apps/server/dist/main.js and apps/server/src/main.ts lie equally deep.
  const apps = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  return { shipper: join(apps, 'shipper', 'dist'), carrier: join(apps, 'carrier', 'dist') };
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
