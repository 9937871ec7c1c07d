import { createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { announcementRoutes, packetRoutes } from './company-routes';
import { fleetRoutes } from './fleet-routes';
import { pageAt } from './page-at';
import { rootRoute, under } from './root-route';

const loadRoutes = [
  createRoute({
    ...under,
    path: paths.loads,
    staticData: { name: 'loads', isList: true },
    component: pageAt(paths.loads, 'LoadsPage'),
  }),
  createRoute({
    ...under,
    path: paths.load,
    staticData: { name: 'load', isFocused: true },
    component: pageAt(paths.load, 'LoadPage'),
  }),
  createRoute({
    ...under,
    path: paths.link,
    staticData: { name: 'link', layout: 'login' },
    component: pageAt(paths.link, 'PublicLinkPage'),
  }),
  createRoute({
    ...under,
    path: paths.open,
    staticData: { name: 'open', layout: 'login' },
    component: pageAt(paths.open, 'OpenPage'),
  }),
  createRoute({
    ...under,
    path: paths.stop,
    staticData: { name: 'stop', layout: 'login' },
    component: pageAt(paths.stop, 'OptOutPage'),
  }),
  createRoute({
    ...under,
    path: paths.bids,
    staticData: { name: 'bids', isList: true },
    component: pageAt(paths.bids, 'BidsPage'),
  }),
  createRoute({
    ...under,
    path: paths.awards,
    staticData: { name: 'awards', isList: true },
    component: pageAt(paths.awards, 'AwardsPage'),
  }),
  createRoute({
    ...under,
    path: paths.history,
    staticData: { name: 'history', isList: true },
    component: pageAt(paths.history, 'HistoryPage'),
  }),
] as const;

const supportRoutes = [
  createRoute({
    ...under,
    path: paths.scorecard,
    staticData: { name: 'scorecard' },
    component: pageAt(paths.scorecard, 'ScorecardPage'),
  }),
  createRoute({
    ...under,
    path: paths.requests,
    staticData: { name: 'requests' },
    component: pageAt(paths.requests, 'RequestsPage'),
  }),
  createRoute({
    ...under,
    path: paths.request,
    staticData: { name: 'request' },
    component: pageAt(paths.request, 'RequestPage'),
  }),
] as const;

const identityRoutes = [
  createRoute({
    ...under,
    path: paths.auth,
    staticData: { name: 'auth', layout: 'login' },
    component: pageAt(paths.auth, 'AuthPage'),
  }),
  createRoute({
    ...under,
    path: paths.code,
    staticData: { name: 'code', layout: 'login' },
    component: pageAt(paths.code, 'CodePage'),
  }),
  createRoute({
    ...under,
    path: paths.onboarding,
    staticData: { name: 'onboarding', layout: 'login' },
    component: pageAt(paths.onboarding, 'OnboardingPage'),
  }),
  createRoute({
    ...under,
    path: paths.settings,
    staticData: { name: 'settings' },
    component: pageAt(paths.settings, 'SettingsPage'),
  }),
  createRoute({
    ...under,
    path: paths.lanes,
    staticData: { name: 'lanes' },
    component: pageAt(paths.lanes, 'LanesPage'),
  }),
  createRoute({
    ...under,
    path: paths.company,
    staticData: { name: 'company' },
    component: pageAt(paths.company, 'CompanyPage'),
  }),
  createRoute({
    ...under,
    path: paths.notifications,
    staticData: { name: 'notifications' },
    component: pageAt(paths.notifications, 'NotificationsPage'),
  }),
  createRoute({
    ...under,
    path: paths.invitation,
    staticData: { name: 'invitation', layout: 'login' },
    component: pageAt(paths.invitation, 'InvitationPage'),
  }),
  createRoute({
    ...under,
    path: paths.brandInvitation,
    staticData: { name: 'brandInvitation', layout: 'login' },
    component: pageAt(paths.brandInvitation, 'BrandInvitationPage'),
  }),
] as const;

export const routeTree = rootRoute.addChildren([
  ...loadRoutes,
  ...announcementRoutes,
  ...packetRoutes,
  ...fleetRoutes,
  ...supportRoutes,
  ...identityRoutes,
]);
