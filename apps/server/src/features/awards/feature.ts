import type { Feature } from '../../platform/feature';
import { closings, publications } from './closing/due';
import { dueNotices } from './due-notices/due-notices';
import { dueNoticeSubscribers } from './due-notices/plan-due-notices';
import { awardRoutes } from './routes';
import { awardNotices } from './notices/award-notices';

export const awardsFeature = {
  shipper: awardRoutes,
  subscribers: dueNoticeSubscribers,
  due: [closings, publications, dueNotices],
  notices: [awardNotices],
} satisfies Feature;
