import { isToldAtOnce, largeAudiences, lostLeads, planMessages, renderMessage } from './features/notifications';
import { scorecardMarks } from './features/scorecard';
import type { Clock } from './platform/clock';
import type { Config } from './platform/config/config';
import type { Log } from './platform/context';
import type { Database } from './platform/database/database';
import { createDispatcher, type Dispatcher, type Subscriber } from './platform/events/outbox';
import { jobs, messages } from './platform/messages/deliver';
import type { LiveTopic } from './platform/realtime/live-topic';
import { liveSignals } from './platform/realtime/signals';

interface DispatcherNeeds {
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  subscribers?: Subscriber[] | undefined;
}

/** What follows a commit, listed by hand. The mailbox shows messages in the order of what happened. */
export const dispatcherWith =
  (topics: readonly LiveTopic[]) =>
  ({ config, database, log, clock, subscribers = [] }: DispatcherNeeds): Dispatcher =>
    createDispatcher({
      database,
      log,
      isInOrder: config.mailbox !== 'off',
      subscribers: [
        jobs,
        messages({
          config,
          planMessages: (sql, rows) => planMessages(sql, rows, { clock, config }),
          renderMessage: renderMessage(config, clock),
          isFor: isToldAtOnce,
        }),
        largeAudiences({ clock, config }),
        lostLeads(clock),
        scorecardMarks(clock),
        liveSignals(topics),
        ...subscribers,
      ],
    });
