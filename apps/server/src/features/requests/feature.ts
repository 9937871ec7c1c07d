import type { Feature } from '../../platform/feature';
import { dueRequests } from './due-requests';
import { requestSubscribers } from './follow-messages';
import { requestTopic } from './live';
import { requestNotices } from './notices';
import { operatorRequestRoutes, requestRoutes } from './routes';

export const requestsFeature = {
  shipper: { ...requestRoutes, ...operatorRequestRoutes },
  carrier: requestRoutes,
  subscribers: requestSubscribers,
  due: [dueRequests],
  liveTopics: [requestTopic],
  notices: [requestNotices],
} satisfies Feature;
