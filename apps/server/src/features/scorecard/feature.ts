import type { Feature } from '../../platform/feature';
import { markedScorecards, movedScorecards } from './figures/compute-figures';
import { ownScorecardRoutes, scorecardRoutes } from './routes';

export const scorecardFeature = {
  shipper: scorecardRoutes,
  carrier: ownScorecardRoutes,
  due: [markedScorecards, movedScorecards],
} satisfies Feature;
