import type { Feature } from '../../platform/feature';
import { loadRoutes } from './routes';

export const loadsFeature = { shipper: loadRoutes } satisfies Feature;
