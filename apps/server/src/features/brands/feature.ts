import type { Feature } from '../../platform/feature';
import { brandChannel, companyTopic } from './live';
import { brandPublicRoutes, brandRoutes } from './routes';

export const brandsFeature = {
  shipper: brandRoutes,
  carrier: brandRoutes,
  public: brandPublicRoutes,
  channels: [brandChannel],
  liveTopics: [companyTopic],
} satisfies Feature;
