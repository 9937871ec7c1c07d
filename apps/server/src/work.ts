import type { Logger } from 'pino';
import { dueWorks, longJobsOf, subscribersInTransaction } from './app';
import { dispatcherOf } from './dispatcher';
import { FEATURES, followDelivery, renderMessage } from './features';
import { couriersOf } from './features/notifications';
import { databaseClock } from './platform/clock';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/database';
import { OUTBOX_BATCH } from './platform/events/outbox';
import { listenForCommits } from './platform/events/wake';
import { startDueLoops } from './platform/jobs/due';
import { startJobs, type QueueTasks } from './platform/jobs/jobs';
import { startLoop, type Loop } from './platform/jobs/loop';
import { startLongJobs } from './platform/long-jobs/run-long-jobs';
import { createSender } from './platform/messages/messages';

export interface WorkParts {
  config: Config;
  log: Logger;
  address: { url: string; directUrl: string };
  stops: (() => Promise<unknown>)[];
}

/** Commits wake the dispatcher; this polling covers a lost signal. */
const OUTBOX_PAUSE_MS = 500;

export async function work({ config, log, address, stops }: WorkParts, database: Database): Promise<void> {
  const due = { database, clock: databaseClock, config, log, inTransaction: subscribersInTransaction };
  const jobs = await startJobs({
    databaseUrl: address.directUrl,
    database,
    log,
    renderMessage: renderMessage(config),
    sender: createSender(config, couriersOf({ config, database, log })),
    follow: followDelivery({ database, clock: databaseClock, inTransaction: subscribersInTransaction }),
    concurrency: config.messagesAtOnce,
    tasks: Object.assign({}, ...FEATURES.map(({ tasks }) => tasks?.(due))) as QueueTasks,
  });
  stops.push(() => jobs.stop());
  const dispatcher = dispatcherOf({ config, database, log, clock: databaseClock });
  const dueLoops = startDueLoops(dueWorks, due, () => outboxLoop.wake());
  // Messages wait while many tenders are being closed. After a batch that was not full the loop pauses, so that a steady
  // stream of commits takes few transactions.
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
  const { directUrl } = address;
  for (const { background } of FEATURES) if (background) stops.push(background({ ...due, directUrl }));
  log.info('the worker runs');
}

const stopAll = (loops: Pick<Loop, 'stop'>[]) => Promise.all(loops.map((loop) => loop.stop()));
