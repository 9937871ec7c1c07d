import type { Feature } from '../../platform/feature';
import { helpRoutes } from './routes';

export const helpFeature = { public: helpRoutes } satisfies Feature;
