import { createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { pageAt } from './page-at';
import { under } from './root-route';

export const fleetRoutes = [
  createRoute({
    ...under,
    path: paths.drivers,
    staticData: { name: 'drivers' },
    component: pageAt(paths.drivers, 'DriversPage'),
  }),
  createRoute({
    ...under,
    path: paths.trucks,
    staticData: { name: 'trucks' },
    component: pageAt(paths.trucks, 'TrucksPage'),
  }),
  createRoute({
    ...under,
    path: paths.trailers,
    staticData: { name: 'trailers' },
    component: pageAt(paths.trailers, 'TrailersPage'),
  }),
  createRoute({
    ...under,
    path: paths.contacts,
    staticData: { name: 'contacts' },
    component: pageAt(paths.contacts, 'ContactsPage'),
  }),
] as const;
