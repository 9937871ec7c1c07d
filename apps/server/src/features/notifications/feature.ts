import type { Feature } from '../../platform/feature';
import { accountUpdates, bellTopic } from './bell/live-bell';
import { oldEntries } from './bell/old-entries';
import { unreadNotices, unreadSubscribers } from './chats/unread-notices';
import { dueNotices } from './due/due-notices';
import { noticeSubscribers } from './due/plan-notices';
import { heldMessages } from './held/held-messages';
import { toldLeads } from './lost-leads/lost-leads';
import { messageParts } from './parts/message-parts';
import { invitationPreviewRoutes, notificationRoutes, publicNotificationRoutes, pushRoutes } from './routes';
import { oldTelegram } from './telegram/old-telegram';
import { reminders } from './watch/reminders';

export const notificationsFeature = {
  shipper: { ...notificationRoutes, ...invitationPreviewRoutes },
  carrier: { ...notificationRoutes, ...pushRoutes },
  public: publicNotificationRoutes,
  subscribers: { ...noticeSubscribers, ...unreadSubscribers },
  due: [messageParts, toldLeads, heldMessages, dueNotices, unreadNotices, reminders, oldEntries, oldTelegram],
  channels: [accountUpdates],
  liveTopics: [bellTopic],
} satisfies Feature;
