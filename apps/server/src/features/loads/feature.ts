import type { Feature } from '../../platform/feature';
import { exportJob } from '../../platform/exports/table-export';
import { openForBids } from './dashboard/open-for-bids';
import { loadsExport } from './export/loads-export';
import { measureRoute } from './draft/measure-route';
import { loadRoutes } from './routes';
import { reminders } from './watch/reminders';
import { listMuted } from './watch/watch.queries';
import { watchRoutes } from './watch/watch-routes';

export const loadsFeature = {
  shipper: { ...loadRoutes, ...watchRoutes },
  carrier: watchRoutes,
  longJobs: [exportJob(loadsExport, 'loads.read')],
  due: [reminders],
  tasks: (needs) => ({ measure_route: { run: (payload) => measureRoute(needs, payload) } }),
  messageHooks: { listMuted },
  tiles: [openForBids],
} satisfies Feature;
