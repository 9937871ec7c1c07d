import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { paths } from '../lib/paths';
import { under } from './root-route';

/** The company's people and vehicles. */
export const fleetRoutes = [
  createRoute({
    ...under,
    path: paths.drivers,
    staticData: { name: 'drivers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fleet/drivers.page'), ['files', 'fleet']),
      'DriversPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.trucks,
    staticData: { name: 'trucks' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fleet/trucks.page'), ['files', 'fleet']),
      'TrucksPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.trailers,
    staticData: { name: 'trailers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fleet/trailers.page'), ['files', 'fleet']),
      'TrailersPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.contacts,
    staticData: { name: 'contacts' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fleet/contacts.page'), ['files', 'fleet']),
      'ContactsPage',
    ),
  }),
] as const;
