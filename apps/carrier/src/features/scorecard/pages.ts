import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const scorecardPages = {
  [paths.scorecard]: pageOf(() => import('./scorecard.page'), 'ScorecardPage', ['scorecard'], {
    name: 'scorecard',
    help: 'carrier-figures',
  }),
} as const;
