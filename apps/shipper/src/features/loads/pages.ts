import { asksOne } from '@tenderlane/web/core/early/page-of';
import { asksList } from '@tenderlane/web/list/rules/asks-list';
import { pageOf } from '../../lib/page';
import { jobPath, paths } from '../../lib/paths';

export const loadsPages = {
  [paths.tenders]: pageOf(() => import('./loads.page'), 'LoadsPage', ['list', 'loads', 'loadsList', 'toasts'], {
    name: 'tenders',
    help: 'dashboard-and-lists',
    menu: { group: 'main', place: 2, text: 'drawer.tenders', icon: 'tenders', list: 'tenders', total: 'tenders' },
    asks: asksList('shipper', 'tenders', 'GET /loads', { sort: 'priority' }),
  }),
  [paths['tenders-edit']]: pageOf(
    () => import('./load-edit.page'),
    'LoadEditPage',
    ['awards', 'loadEdit', 'loads', 'map', 'packets'],
    { name: 'tenders-edit', help: 'how-tenders-work', asks: asksOne('GET /loads/{id}/edit'), isReadAhead: true },
  ),
  [jobPath]: pageOf(() => import('./job.page'), 'JobPage', ['bulk', 'jobs'], {
    name: 'job',
    help: 'dashboard-and-lists',
    guard: 'account',
  }),
} as const;
