import type { Feature } from '../../platform/feature';
import { factsTopic } from './live-facts';
import { accountRoutes } from './routes';

export const accountFeature = {
  shipper: accountRoutes,
  carrier: accountRoutes,
  liveTopics: [factsTopic],
} satisfies Feature;
