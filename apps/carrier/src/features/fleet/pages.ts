import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const fleetPages = {
  [paths.drivers]: pageOf(() => import('./drivers.page'), 'DriversPage', ['files', 'fleet'], {
    name: 'drivers',
    help: 'working-as-carrier',
    menu: { place: 5, text: 'carrier.fleet', icon: 'truck', isWideOnly: true },
  }),
  [paths.trucks]: pageOf(() => import('./trucks.page'), 'TrucksPage', ['files', 'fleet'], {
    name: 'trucks',
    help: 'working-as-carrier',
  }),
  [paths.trailers]: pageOf(() => import('./trailers.page'), 'TrailersPage', ['files', 'fleet'], {
    name: 'trailers',
    help: 'working-as-carrier',
  }),
  [paths.contacts]: pageOf(() => import('./contacts.page'), 'ContactsPage', ['files', 'fleet'], {
    name: 'contacts',
    help: 'working-as-carrier',
  }),
} as const;
