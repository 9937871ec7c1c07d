import type { Feature } from '../../platform/feature';
import type { NoticeSource } from '../../platform/notices/notice';
import type { OwnMessages } from '../../platform/notices/own-messages';
import { messages } from '../../platform/messages/deliver';
import { accountUpdates, bellTopic } from './bell/live-bell';
import { oldEntries } from './bell/old-entries';
import { dueNotices } from './due/due-notices';
import { dueTenderNotices } from './due/notices';
import { noticeSubscribers } from './due/plan-notices';
import { groupsIn } from './groups';
import { heldMessages } from './held/held-messages';
import { isToldAtOnce, lostLeadsInOutbox, lostLeadSubscribers, lostLeadMessages } from './lost-leads/lost-leads';
import { largeAudiences } from './parts/large-audiences';
import { messageParts } from './parts/message-parts';
import { createPlanner } from './plan-messages';
import type { CreateRender } from './render/render-message';
import { invitationPreviewRoutes, notificationRoutes, publicNotificationRoutes, pushRoutes } from './routes';
import { runTelegram } from './telegram/run-telegram';
import { oldTelegram } from './telegram/old-telegram';
import { reminders } from './watch/reminders';

const OWN_NOTICES = [dueTenderNotices];

/** Sends the messages that all features declare. */
export function notificationsFeature(
  declared: readonly NoticeSource[],
  own: readonly OwnMessages[],
  renderMessage: CreateRender,
) {
  const sources = [...declared, ...OWN_NOTICES];
  const planner = createPlanner(sources, own);
  const sharedRoutes = notificationRoutes(groupsIn(sources));
  return {
    shipper: { ...sharedRoutes, ...invitationPreviewRoutes },
    carrier: { ...sharedRoutes, ...pushRoutes },
    public: publicNotificationRoutes,
    subscribers: { ...noticeSubscribers, ...lostLeadSubscribers },
    afterCommit: ({ config, clock }) => [
      messages({
        config,
        planMessages: (sql, rows) => planner.planMessages(sql, rows, { clock, config }),
        renderMessage: renderMessage(config, clock),
        isFor: isToldAtOnce,
      }),
      largeAudiences(planner, { clock, config, renderMessage }),
      lostLeadsInOutbox(clock),
    ],
    due: [
      messageParts(renderMessage),
      lostLeadMessages(planner, renderMessage),
      heldMessages(renderMessage),
      dueNotices,
      reminders,
      oldEntries,
      oldTelegram,
    ],
    background: runTelegram,
    channels: [accountUpdates],
    liveTopics: [bellTopic],
    notices: OWN_NOTICES,
  } satisfies Feature;
}
