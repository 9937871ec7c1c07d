import type { Feature } from '../../platform/feature';
import { accessRoutes } from './access/routes';
import { brandChannel, companyTopic } from './live';
import { brandPublicRoutes, brandRoutes } from './routes';

export const brandsFeature = {
  shipper: { ...brandRoutes, ...accessRoutes },
  carrier: brandRoutes,
  public: brandPublicRoutes,
  channels: [brandChannel],
  liveTopics: [companyTopic],
} satisfies Feature;
