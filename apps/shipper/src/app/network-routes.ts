import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { accountPaths, announcementsPath, expiringPath, paths } from '../lib/paths';
import { under } from './root-route';

/** Pages of the network's carriers. */
export const carrierRoutes = [
  createRoute({
    ...under,
    path: paths.carriers,
    staticData: { name: 'carriers' },
    component: lazyRouteComponent(
      withTexts(
        () => import('../features/carriers/carriers.page'),
        ['account', 'capabilities', 'carriers', 'company', 'list', 'network'],
      ),
      'CarriersPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['carriers.requests'],
    staticData: { name: 'carriers.requests' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/carriers/requests.page'), ['account', 'capabilities', 'carriers', 'network']),
      'CarrierRequestsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['carriers.suggested'],
    staticData: { name: 'carriers.suggested' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/carriers/suggested.page'), ['carriers', 'network']),
      'SuggestedPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['carriers.duplicates'],
    staticData: { name: 'carriers.duplicates' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/carriers/duplicates.page'), ['carriers', 'network']),
      'DuplicatesPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/carriers/import',
    staticData: { name: 'carriers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/imports/carriers-import.page'), ['imports']),
      'CarriersImportPage',
    ),
  }),
  createRoute({
    ...under,
    path: expiringPath,
    staticData: { name: 'carriers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/packets/expiring.page'), ['packets']),
      'ExpiringPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['carriers.show'],
    staticData: { name: 'carriers.show' },
    component: lazyRouteComponent(
      withTexts(
        () => import('../features/carriers/carrier.page'),
        ['account', 'capabilities', 'carrierPage', 'carriers', 'network'],
      ),
      'CarrierPage',
    ),
  }),
] as const;

/** Pages of facilities. */
export const facilityRoutes = [
  createRoute({
    ...under,
    path: paths.facilities,
    staticData: { name: 'facilities' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/facilities/facilities.page'), ['facilities', 'files', 'list']),
      'FacilitiesPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['facilities.public'],
    staticData: { name: 'facilities.public' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/facilities/facilities.page'), ['facilities', 'files', 'list']),
      'PublicFacilitiesPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/facilities/import',
    staticData: { name: 'facilities' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/facilities/facilities-import.page'), ['imports']),
      'FacilitiesImportPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['facility.show'],
    staticData: { name: 'facility.show' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/facilities/facility.page'), ['facilities', 'files', 'history', 'map']),
      'FacilityPage',
    ),
  }),
] as const;

/** The settings of the network and what was announced to it. */
export const networkRoutes = [
  createRoute({
    ...under,
    path: accountPaths.network,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/invitations/network.page'), ['account', 'invitations']),
      'NetworkPage',
    ),
  }),
  createRoute({
    ...under,
    path: announcementsPath,
    staticData: { name: 'carriers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/announcements/announcements.page'), ['announcements']),
      'AnnouncementsPage',
    ),
  }),
] as const;
