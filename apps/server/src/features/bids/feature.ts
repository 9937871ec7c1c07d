import type { Feature } from '../../platform/feature';
import { bidSubscribers } from './subscribers';
import { bidCarrierRoutes, bidRoutes } from './routes';

export const bidsFeature = {
  shipper: bidRoutes,
  carrier: bidCarrierRoutes,
  subscribers: bidSubscribers,
} satisfies Feature;
