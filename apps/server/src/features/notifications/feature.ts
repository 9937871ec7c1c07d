import type { Feature } from '../../platform/feature';
import { accountUpdates, bellTopic } from './bell/live-bell';
import { oldEntries } from './bell/old-entries';
import type { DeclaredMessages } from './declared-messages';
import { groupsIn } from './groups';
import { heldMessages } from './held/held-messages';
import { isToldAtOnce, lostLeadsInOutbox, lostLeadSubscribers, lostLeadMessages } from './lost-leads/lost-leads';
import { largeAudiences } from './parts/large-audiences';
import { messageParts } from './parts/message-parts';
import { createPlanner } from './plan-messages';
import type { CreateRender } from './render/render-message';
import { invitationPreviewRoutes, notificationRoutes, publicNotificationRoutes, pushRoutes } from './routes';
import { createSend } from './send';
import { runTelegram } from './telegram/run-telegram';
import { oldTelegram } from './telegram/old-telegram';

/** Sends the messages that all features declare. */
export function notificationsFeature(declared: DeclaredMessages, renderMessage: CreateRender) {
  const planner = createPlanner(declared);
  const send = createSend(declared.hooks, renderMessage);
  const sharedRoutes = notificationRoutes(groupsIn(declared.notices));
  return {
    shipper: { ...sharedRoutes, ...invitationPreviewRoutes },
    carrier: { ...sharedRoutes, ...pushRoutes },
    public: publicNotificationRoutes,
    subscribers: lostLeadSubscribers,
    afterCommit: ({ config, clock }) => [
      {
        name: 'messages',
        isFor: isToldAtOnce,
        handle: async (sql, rows) =>
          send(sql, await planner.planMessages(sql, rows, { clock, config }), { clock, config }),
      },
      largeAudiences(planner, send, { clock, config }),
      lostLeadsInOutbox(clock),
    ],
    due: [messageParts(send), lostLeadMessages(planner, send), heldMessages(send), oldEntries, oldTelegram],
    background: runTelegram,
    channels: [accountUpdates],
    liveTopics: [bellTopic],
  } satisfies Feature;
}
