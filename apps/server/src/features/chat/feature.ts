import type { Feature } from '../../platform/feature';
import { findChatFileHolder } from './files/open-chat-file';
import { chatChannels, chatTopic } from './live/live-chat';
import { answerChats } from './messages/answer-chat';
import { chatNotices } from './notices/chat-notices';
import { loadNotices } from './notices/load-notices';
import { wasRead } from './notices/unless-read';
import { unreadNotices, unreadSubscribers } from './notices/unread-notices';
import { carrierRoutes, shipperRoutes } from './routes';
import { chatSubscribers } from './subscribers';

export const chatFeature = {
  shipper: shipperRoutes,
  carrier: carrierRoutes,
  subscribers: { ...chatSubscribers, ...unreadSubscribers },
  due: [unreadNotices],
  holders: { chat_file: findChatFileHolder },
  channels: chatChannels,
  liveTopics: [chatTopic],
  notices: [chatNotices, loadNotices],
  messageHooks: { isOutdated: wasRead, answerReplies: answerChats },
} satisfies Feature;
