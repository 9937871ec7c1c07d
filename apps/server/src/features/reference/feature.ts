import type { Feature } from '../../platform/feature';
import { referencePublicRoutes, referenceRoutes } from './routes';

export const referenceFeature = {
  shipper: referenceRoutes,
  carrier: referenceRoutes,
  public: referencePublicRoutes,
} satisfies Feature;
