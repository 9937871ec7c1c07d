import { FEATURES } from './features';
import type { Config } from './platform/config/config';
import type { Clock } from './platform/clock';
import type { Log } from './platform/context';
import type { Database } from './platform/database/database';
import { createDispatcher, type Dispatcher, type Subscriber } from './platform/events/outbox';
import { jobs } from './platform/messages/deliver';
import { liveSignals } from './platform/realtime/signals';

interface DispatcherNeeds {
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  subscribers?: Subscriber[];
}

export const LIVE_TOPICS = FEATURES.flatMap(({ liveTopics = [] }) => liveTopics);

/** Passes committed events to all subscribers; with the local mailbox strictly in their order. */
export const dispatcherOf = ({ config, database, log, clock, subscribers = [] }: DispatcherNeeds): Dispatcher =>
  createDispatcher({
    database,
    log,
    isInOrder: config.mailbox !== 'off',
    subscribers: [
      jobs,
      ...FEATURES.flatMap(({ afterCommit }) => afterCommit?.({ config, clock }) ?? []),
      liveSignals(LIVE_TOPICS),
      ...subscribers,
    ],
  });
