import { joinSubscribers } from '../../platform/events/in-transaction';
import type { Feature } from '../../platform/feature';
import { closings, publications } from './closing/due';
import { baseSubscribers } from './dashboard/award-bases';
import { awardItems } from './dashboard/award-items.queries';
import { savedThisWeek, timeToAward } from './dashboard/award-tiles';
import { dueNotices } from './due-notices/due-notices';
import { dueNoticeSubscribers } from './due-notices/plan-due-notices';
import { awardRoutes } from './routes';
import { awardNotices } from './notices/award-notices';

export const awardsFeature = {
  shipper: awardRoutes,
  subscribers: joinSubscribers(dueNoticeSubscribers, baseSubscribers),
  due: [closings, publications, dueNotices],
  notices: [awardNotices],
  attention: awardItems,
  tiles: [savedThisWeek, timeToAward],
} satisfies Feature;
