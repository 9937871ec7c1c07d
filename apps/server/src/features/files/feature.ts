import type { Feature } from '../../platform/feature';
import { fileRoutes } from './routes';

export const filesFeature = { shipper: fileRoutes, carrier: fileRoutes } satisfies Feature;
