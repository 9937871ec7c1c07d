import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type RunnerOptions, type Task, type WorkerEvents } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { DEAD_CONNECTIONS, type Database } from '../database/database';
import { repeatWhileAway } from '../database/outage';
import { deleteOldAnswers } from '../http/queries';
import { collectWorkers, watchJobWorkers } from './job-workers';
import { URGENT_CONNECTIONS, type Message, type RenderedMessage, type Sender } from '../messages/messages';
import { createPauses } from '../messages/queues';
import { deleteOldFailedRows } from './failed-rows.queries';
import { createSendOnce, deleteOldSentMessages, type QueuedMessage } from '../messages/sent-messages';

interface QueueTask {
  run(payload: unknown): Promise<void>;
  /** The times at which it runs by itself, as in a crontab. */
  at?: string;
}

export type QueueTasks = Readonly<Record<string, QueueTask>>;

export interface JobOptions {
  /** Without a pooler, which would lose the notifications of new jobs. */
  databaseUrl: string;
  database: Database;
  log: FastifyBaseLogger;
  renderMessage(sql: Database, message: Message): Promise<RenderedMessage | null>;
  sender: Sender;
  follow?: { onSent(message: Message): Promise<void>; onGivenUp(message: Message): Promise<void> };
  concurrency: number;
  tasks: QueueTasks;
}

/** The times of tasks that delete old rows. */
export const HOURLY = '17 * * * *';

/**
 * Separate slots beside the first runner, which sends e-mail: a code never waits for 20,000 invitations, and no channel
 * waits for another. A message to a slow queue may be retried some seconds later.
 */
const RUNNERS: Record<string, Pick<RunnerOptions, 'concurrency' | 'pollInterval'>> = {
  send_urgent: { concurrency: URGENT_CONNECTIONS },
  send_urgent_sms: { concurrency: 2 },
  send_sms: { concurrency: 2, pollInterval: 5_000 },
  send_telegram: { concurrency: 2, pollInterval: 5_000 },
  send_push: { concurrency: 2, pollInterval: 5_000 },
};

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs(parts: JobOptions): Promise<Jobs> {
  const { database, log, concurrency } = parts;
  const pauses = createPauses(log);
  const sender = pauses.watch(parts.sender);
  const sendOnce = createSendOnce({ ...parts, sender, ...(parts.follow && { onSent: parts.follow.onSent }) });
  const send: Task = async (payload, { job }) => {
    const message = payload as QueuedMessage;
    try {
      await sendOnce(message);
    } catch (error) {
      if (job.attempts >= job.max_attempts) await parts.follow?.onGivenUp(message);
      throw error;
    }
  };
  const pool = openPool(parts.databaseUrl, concurrency, log);
  const events = new EventEmitter() as WorkerEvents;
  const workers = collectWorkers(events);
  const common: RunnerOptions = {
    pgPool: pool,
    pollInterval: 1000,
    noHandleSignals: true,
    events,
    logger: quiet(log),
    forbiddenFlags: pauses.paused,
  };
  const forgetAnswers = async () => {
    await deleteOldAnswers(database);
    await deleteOldSentMessages(database);
    await deleteOldFailedRows(database);
  };
  // Pages are served by now: a database that is away for a moment must not end them.
  const start = (options: RunnerOptions) => repeatWhileAway(() => run(options), { log, name: 'jobs' });
  const tasks: [string, QueueTask][] = [
    ...Object.entries(parts.tasks),
    ['forget_answers', { run: forgetAnswers, at: HOURLY }],
  ];
  // The first makes the queue's tables.
  const first = await start({
    ...common,
    concurrency,
    taskList: { ...Object.fromEntries(tasks.map(([name, { run: task }]) => [name, task])), send_message: send },
    crontab: tasks.flatMap(([name, { at }]) => (at ? [`${at} ${name}`] : [])).join('\n'),
  });
  const others = Object.entries(RUNNERS).map(([task, options]) =>
    start({ ...common, ...options, taskList: { [task]: send } }),
  );
  const runners = [first, ...(await Promise.all(others))];
  const watch = watchJobWorkers(database, workers, log);
  return {
    async stop() {
      await watch.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
      await untilIdle(pool);
      await pool.end();
      sender.close();
    },
  };
}

/** Each runner uses one connection to listen; the others fetch and finish jobs. */
function openPool(connectionString: string, concurrency: number, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: Math.min(concurrency, 10) + Object.keys(RUNNERS).length + 3,
    // A start must not fail because the first visitors keep the process busy.
    connectionTimeoutMillis: 15_000,
    ...DEAD_CONNECTIONS,
  });
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection of the jobs was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

const LAST_WRITES_MS = 2_000;

/** graphile-worker does not await its last writes; ending the pool earlier would lose them. */
async function untilIdle(pool: pg.Pool): Promise<void> {
  const isBusy = () => pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
  for (let waited = 0; isBusy() && waited < LAST_WRITES_MS; waited += 20) await sleep(20);
}

function quiet(log: FastifyBaseLogger) {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
