import type { Feature } from '../../platform/feature';
import { markedScorecards, movedScorecards } from './figures/compute-figures';
import { scorecardMarks } from './figures/mark-scorecards';
import { ownScorecardRoutes, scorecardRoutes } from './routes';
import { figureNotices } from './notices';

export const scorecardFeature = {
  shipper: scorecardRoutes,
  carrier: ownScorecardRoutes,
  afterCommit: ({ clock }) => [scorecardMarks(clock)],
  due: [markedScorecards, movedScorecards],
  notices: [figureNotices],
} satisfies Feature;
