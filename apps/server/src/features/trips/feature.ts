import type { Feature } from '../../platform/feature';
import { tripCarrierRoutes, tripRoutes } from './routes';
import { tripNotices } from './notices';

export const tripsFeature = {
  shipper: tripRoutes,
  carrier: tripCarrierRoutes,
  notices: [tripNotices],
} satisfies Feature;
