import type { Feature } from '../../platform/feature';
import { identityRoutes } from './routes';
import { waitingCodes } from './send-waiting-codes';

export const identityFeature = {
  shipper: identityRoutes,
  carrier: identityRoutes,
  due: [waitingCodes],
} satisfies Feature;
