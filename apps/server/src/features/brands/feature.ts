import type { Feature } from '../../platform/feature';
import { brandPublicRoutes, brandRoutes } from './routes';

export const brandsFeature = {
  shipper: brandRoutes,
  carrier: brandRoutes,
  public: brandPublicRoutes,
} satisfies Feature;
