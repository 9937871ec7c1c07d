import type { Feature } from '../../platform/feature';
import { fieldRoutes } from './routes';

export const fieldsFeature = { shipper: fieldRoutes } satisfies Feature;
