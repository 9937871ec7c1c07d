import type { Feature } from '../../platform/feature';
import { tenderChannels } from './live/tender-channels';
import { tenderTopic } from './live/tender-topic';
import { bidSubscribers } from './subscribers';
import { bidCarrierRoutes, bidRoutes } from './routes';

export const bidsFeature = {
  shipper: bidRoutes,
  carrier: bidCarrierRoutes,
  subscribers: bidSubscribers,
  channels: tenderChannels,
  liveTopics: [tenderTopic],
} satisfies Feature;
