import type { Feature } from '../../platform/feature';
import { chatChannels, chatTopic } from './live/live-chat';
import { carrierRoutes, shipperRoutes } from './routes';
import { chatSubscribers } from './subscribers';

export const chatFeature = {
  shipper: shipperRoutes,
  carrier: carrierRoutes,
  subscribers: chatSubscribers,
  channels: chatChannels,
  liveTopics: [chatTopic],
} satisfies Feature;
