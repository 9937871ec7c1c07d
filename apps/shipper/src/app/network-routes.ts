import { createRoute } from '@tanstack/react-router';
import { accountPaths, announcementsPath, expiringPath, paths } from '../lib/paths';
import { pageAt } from './page-at';
import { under } from './root-route';

export const carrierRoutes = [
  createRoute({
    ...under,
    path: paths.carriers,
    staticData: { name: 'carriers' },
    component: pageAt(paths.carriers, 'CarriersPage'),
  }),
  createRoute({
    ...under,
    path: paths['carriers.requests'],
    staticData: { name: 'carriers.requests' },
    component: pageAt(paths['carriers.requests'], 'CarrierRequestsPage'),
  }),
  createRoute({
    ...under,
    path: paths['carriers.suggested'],
    staticData: { name: 'carriers.suggested' },
    component: pageAt(paths['carriers.suggested'], 'SuggestedPage'),
  }),
  createRoute({
    ...under,
    path: paths['carriers.duplicates'],
    staticData: { name: 'carriers.duplicates' },
    component: pageAt(paths['carriers.duplicates'], 'DuplicatesPage'),
  }),
  createRoute({
    ...under,
    path: '/carriers/import',
    staticData: { name: 'carriers' },
    component: pageAt('/carriers/import', 'CarriersImportPage'),
  }),
  createRoute({
    ...under,
    path: expiringPath,
    staticData: { name: 'carriers' },
    component: pageAt(expiringPath, 'ExpiringPage'),
  }),
  createRoute({
    ...under,
    path: paths['carriers.show'],
    staticData: { name: 'carriers.show' },
    component: pageAt(paths['carriers.show'], 'CarrierPage'),
  }),
] as const;

export const facilityRoutes = [
  createRoute({
    ...under,
    path: paths.facilities,
    staticData: { name: 'facilities' },
    component: pageAt(paths.facilities, 'FacilitiesPage'),
  }),
  createRoute({
    ...under,
    path: paths['facilities.public'],
    staticData: { name: 'facilities.public' },
    component: pageAt(paths['facilities.public'], 'PublicFacilitiesPage'),
  }),
  createRoute({
    ...under,
    path: '/facilities/import',
    staticData: { name: 'facilities' },
    component: pageAt('/facilities/import', 'FacilitiesImportPage'),
  }),
  createRoute({
    ...under,
    path: paths['facility.show'],
    staticData: { name: 'facility.show' },
    component: pageAt(paths['facility.show'], 'FacilityPage'),
  }),
] as const;

export const networkRoutes = [
  createRoute({
    ...under,
    path: accountPaths.network,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.network, 'NetworkPage'),
  }),
  createRoute({
    ...under,
    path: announcementsPath,
    staticData: { name: 'carriers' },
    component: pageAt(announcementsPath, 'AnnouncementsPage'),
  }),
] as const;
