import type { Feature } from '../../platform/feature';
import { closings, publications } from './closing/due';
import { awardRoutes } from './routes';
import { awardNotices } from './notices/award-notices';

export const awardsFeature = {
  shipper: awardRoutes,
  due: [closings, publications],
  notices: [awardNotices],
} satisfies Feature;
