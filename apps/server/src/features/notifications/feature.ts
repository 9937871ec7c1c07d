import type { Feature } from '../../platform/feature';
import type { SendNotices } from '../../platform/notices/notice';
import { accountUpdates, bellTopic } from './bell/live-bell';
import { oldEntries } from './bell/old-entries';
import type { DeclaredMessages } from './declared-messages';
import { heldMessages } from './held/held-messages';
import { largeAudiences } from './parts/large-audiences';
import { messageParts } from './parts/message-parts';
import { createPlanner } from './plan-messages';
import type { CreateRender } from './render/render-message';
import { notificationRoutes, publicNotificationRoutes, pushRoutes } from './routes';
import { createSend } from './send';
import { runTelegram } from './telegram/run-telegram';
import { oldTelegram } from './telegram/old-telegram';

export function notificationsFeature(declared: DeclaredMessages, renderMessage: CreateRender) {
  const planner = createPlanner(declared);
  const send = createSend(declared.hooks, renderMessage);
  const sendNotices: SendNotices = async (sql, rows, parts) =>
    send(sql, await planner.planMessages(sql, rows, parts), parts);
  const delayed = declared.notices.flatMap((source) => source.delayed ?? []);
  const delayedActions = new Set<string>(delayed.flatMap(({ actions }) => actions));
  const sharedRoutes = notificationRoutes(declared);
  return {
    shipper: sharedRoutes,
    carrier: { ...sharedRoutes, ...pushRoutes },
    public: publicNotificationRoutes,
    afterCommit: ({ config, clock }) => [
      {
        name: 'messages',
        isFor: (kind) => !delayedActions.has(kind),
        handle: (sql, rows) => sendNotices(sql, rows, { clock, config }),
      },
      largeAudiences(planner, send, { clock, config }),
    ],
    due: [
      messageParts(send),
      ...delayed.map((one) => one.send(sendNotices)),
      heldMessages(send),
      oldEntries,
      oldTelegram,
    ],
    background: runTelegram(declared.hooks),
    channels: [accountUpdates],
    liveTopics: [bellTopic],
  } satisfies Feature;
}
