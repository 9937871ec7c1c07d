import type { Feature } from '../../platform/feature';
import { findChatFileHolder } from './files/open-chat-file';
import { chatChannels, chatTopic } from './live/live-chat';
import { chatNotices } from './notices/chat-notices';
import { loadNotices } from './notices/load-notices';
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
} satisfies Feature;
