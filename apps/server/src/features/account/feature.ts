import type { Feature } from '../../platform/feature';
import { accountRoutes } from './routes';

export const accountFeature = { shipper: accountRoutes, carrier: accountRoutes } satisfies Feature;
