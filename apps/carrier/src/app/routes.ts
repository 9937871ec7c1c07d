import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { paths } from '../lib/paths';
import { announcementRoutes, packetRoutes } from './company-routes';
import { fleetRoutes } from './fleet-routes';
import { rootRoute, under } from './root-route';

const loadRoutes = [
  createRoute({
    ...under,
    path: paths.loads,
    staticData: { name: 'loads', isList: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/loads.page'), ['carrierApp', 'list']),
      'LoadsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.load,
    staticData: { name: 'load', isFocused: true },
    component: lazyRouteComponent(
      withTexts(
        () => import('../features/bids/load.page'),
        ['auction', 'carrierApp', 'chat', 'fleet', 'map', 'packets'],
      ),
      'LoadPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.link,
    staticData: { name: 'link', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/links/public-link.page'), ['account', 'auth', 'carrierApp']),
      'PublicLinkPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.open,
    staticData: { name: 'open', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/links/open.page'), ['account', 'carrierApp']),
      'OpenPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.stop,
    staticData: { name: 'stop', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/links/opt-out.page'), ['carrierApp']),
      'OptOutPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.bids,
    staticData: { name: 'bids', isList: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/bids.page'), ['carrierApp', 'list']),
      'BidsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.awards,
    staticData: { name: 'awards', isList: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/awards.page'), ['carrierApp', 'list']),
      'AwardsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.history,
    staticData: { name: 'history', isList: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/history.page'), ['carrierApp', 'list']),
      'HistoryPage',
    ),
  }),
] as const;

const supportRoutes = [
  createRoute({
    ...under,
    path: paths.scorecard,
    staticData: { name: 'scorecard' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/reviews/scorecard.page'), ['scorecard']),
      'ScorecardPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.requests,
    staticData: { name: 'requests' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/support/requests.page'), ['support']),
      'RequestsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.request,
    staticData: { name: 'request' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/support/request.page'), ['support']),
      'RequestPage',
    ),
  }),
] as const;

const identityRoutes = [
  createRoute({
    ...under,
    path: paths.auth,
    staticData: { name: 'auth', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/auth.page'), ['auth']),
      'AuthPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.code,
    staticData: { name: 'code', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/code.page'), ['auth']),
      'CodePage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.onboarding,
    staticData: { name: 'onboarding', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/onboarding.page'), ['account', 'auth', 'carrierApp']),
      'OnboardingPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.settings,
    staticData: { name: 'settings' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/settings.page'), ['account', 'capabilities', 'carrierApp']),
      'SettingsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.lanes,
    staticData: { name: 'lanes' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/lanes.page'), ['capabilities']),
      'LanesPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.company,
    staticData: { name: 'company' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/company.page'), ['account', 'carrierApp', 'company']),
      'CompanyPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.notifications,
    staticData: { name: 'notifications' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/notifications.page'), ['bell', 'preferences']),
      'NotificationsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.invitation,
    staticData: { name: 'invitation', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/invitations/invitation.page'), ['account', 'carrierApp']),
      'InvitationPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.brandInvitation,
    staticData: { name: 'brandInvitation', layout: 'login' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/brand-invitation.page'), ['account']),
      'BrandInvitationPage',
    ),
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
