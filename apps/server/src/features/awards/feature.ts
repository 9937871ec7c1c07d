import type { Feature } from '../../platform/feature';
import { closings, publications } from './closing/due';
import { awardRoutes } from './routes';

export const awardsFeature = { shipper: awardRoutes, due: [closings, publications] } satisfies Feature;
