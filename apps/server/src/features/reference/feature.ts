import type { Feature } from '../../platform/feature';
import { fillPlaces } from './places/fill-places';
import { referencePublicRoutes, referenceRoutes } from './routes';

export const referenceFeature = {
  shipper: referenceRoutes,
  carrier: referenceRoutes,
  public: referencePublicRoutes,
  background: fillPlaces,
} satisfies Feature;
