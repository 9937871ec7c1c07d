import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const dashboardPages = {
  [paths.dashboard]: pageOf(() => import('./dashboard.page'), 'DashboardPage', ['dashboard', 'loads'], {
    name: 'dashboard',
    help: 'dashboard-and-lists',
    menu: { group: 'main', place: 0, text: 'drawer.dashboard', icon: 'dashboard' },
  }),
} as const;
