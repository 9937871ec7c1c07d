import type { Feature } from '../../platform/feature';
import { messages } from '../../platform/messages/deliver';
import { accountUpdates, bellTopic } from './bell/live-bell';
import { oldEntries } from './bell/old-entries';
import { unreadNotices, unreadSubscribers } from './chats/unread-notices';
import { dueNotices } from './due/due-notices';
import { noticeSubscribers } from './due/plan-notices';
import { heldMessages } from './held/held-messages';
import { isToldAtOnce, lostLeadsInOutbox, lostLeadSubscribers, toldLeads } from './lost-leads/lost-leads';
import { largeAudiences } from './parts/large-audiences';
import { messageParts } from './parts/message-parts';
import { planMessages } from './plan-messages';
import { renderMessage } from './render/render-message';
import { invitationPreviewRoutes, notificationRoutes, publicNotificationRoutes, pushRoutes } from './routes';
import { hearTelegram } from './telegram/hear-telegram';
import { oldTelegram } from './telegram/old-telegram';
import { reminders } from './watch/reminders';

export const notificationsFeature = {
  shipper: { ...notificationRoutes, ...invitationPreviewRoutes },
  carrier: { ...notificationRoutes, ...pushRoutes },
  public: publicNotificationRoutes,
  subscribers: { ...noticeSubscribers, ...unreadSubscribers, ...lostLeadSubscribers },
  afterCommit: ({ config, clock }) => [
    messages({
      config,
      planMessages: (sql, rows) => planMessages(sql, rows, { clock, config }),
      renderMessage: renderMessage(config, clock),
      isFor: isToldAtOnce,
    }),
    largeAudiences({ clock, config }),
    lostLeadsInOutbox(clock),
  ],
  due: [messageParts, toldLeads, heldMessages, dueNotices, unreadNotices, reminders, oldEntries, oldTelegram],
  background: hearTelegram,
  channels: [accountUpdates],
  liveTopics: [bellTopic],
} satisfies Feature;
