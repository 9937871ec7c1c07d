import type { Feature } from '../../platform/feature';
import { findChatFileHolder } from './files/open-chat-file';
import { chatChannels, chatTopic } from './live/live-chat';
import { carrierRoutes, shipperRoutes } from './routes';
import { chatSubscribers } from './subscribers';

export const chatFeature = {
  shipper: shipperRoutes,
  carrier: carrierRoutes,
  subscribers: chatSubscribers,
  holders: { chat_file: findChatFileHolder },
  channels: chatChannels,
  liveTopics: [chatTopic],
} satisfies Feature;
