import type { Feature } from '../../platform/feature';
import { bidsPerTender } from './dashboard/bids-per-tender';
import { outbid, toConfirm } from './dashboard/carrier-items.queries';
import { tenderChannels } from './live/tender-channels';
import { tenderTopic } from './live/tender-topic';
import { bidSubscribers } from './subscribers';
import { bidCarrierRoutes, bidRoutes } from './routes';
import { bidNotices } from './notices';

export const bidsFeature = {
  shipper: bidRoutes,
  carrier: bidCarrierRoutes,
  subscribers: bidSubscribers,
  channels: tenderChannels,
  liveTopics: [tenderTopic],
  notices: [bidNotices],
  attention: [toConfirm, outbid],
  tiles: [bidsPerTender],
} satisfies Feature;
