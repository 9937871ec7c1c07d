import type { Feature } from '../../platform/feature';
import { viewRoutes } from './routes';

export const viewsFeature = { shipper: viewRoutes } satisfies Feature;
