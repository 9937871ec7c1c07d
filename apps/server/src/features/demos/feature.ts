import type { Feature } from '../../platform/feature';
import { dueDemos } from './due-demos';
import { demoTopic } from './live';
import { demoMessages } from './messages/own-messages';
import { demoNotices } from './messages/notices';
import { bookingRoutes, demoRoutes } from './routes';

export const demosFeature = {
  public: bookingRoutes,
  shipper: demoRoutes,
  due: [dueDemos],
  liveTopics: [demoTopic],
  notices: [demoNotices],
  ownMessages: demoMessages,
} satisfies Feature;
