import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { accountPaths, jobPath, operatorPath, paths } from '../lib/paths';
import { carrierRoutes, facilityRoutes, networkRoutes } from './network-routes';
import { rootRoute, under } from './root-route';

const goTo = (to: string) => () => {
  throw redirect({ href: to, replace: true });
};

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
    staticData: { name: 'onboarding', hidesNavigation: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/onboarding.page'), ['account', 'auth']),
      'OnboardingPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.settings,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/settings.page'), ['account']),
      'SettingsPage',
    ),
  }),
] as const;

const brandRoutes = [
  createRoute({
    ...under,
    path: accountPaths.companies,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/companies.page'), ['account', 'company']),
      'CompaniesPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.users,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/users.page'), ['account', 'loads']),
      'UsersPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.tender,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/tender-defaults.page'), ['account', 'awards', 'loadEdit']),
      'TenderDefaultsPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.packet,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/packets/packet-setup.page'), ['files', 'packets']),
      'PacketSetupPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.notifications,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/identity/notifications.page'), ['preferences']),
      'NotificationsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['accept-to-brand'],
    staticData: { name: 'accept-to-brand', hidesNavigation: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/accept-to-brand.page'), ['account']),
      'AcceptToBrandPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['need-access'],
    staticData: { name: 'need-access' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/brands/need-access.page'), ['account']),
      'NeedAccessPage',
    ),
  }),
] as const;

const fieldRoutes = [
  createRoute({
    ...under,
    path: accountPaths.fields,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fields/fields.page'), ['account', 'ownFields']),
      'FieldsPage',
    ),
  }),
  createRoute({
    ...under,
    path: accountPaths.lists,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/fields/lists.page'), ['account', 'ownFields']),
      'ListsPage',
    ),
  }),
] as const;

const loadRoutes = [
  createRoute({
    ...under,
    path: paths.tenders,
    staticData: { name: 'tenders' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/loads.page'), ['bulk', 'list', 'loads', 'loadsList', 'toasts']),
      'LoadsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['tenders.show'],
    staticData: { name: 'tenders.show' },
    component: lazyRouteComponent(
      withTexts(
        () => import('../features/bids/load.page'),
        ['account', 'auction', 'awards', 'bids', 'carriers', 'files', 'fleet', 'history', 'loads', 'map', 'toasts'],
      ),
      'LoadPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths['tenders-edit'],
    staticData: { name: 'tenders-edit', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/load-edit.page'), ['awards', 'loadEdit', 'loads', 'map', 'packets']),
      'LoadEditPage',
    ),
  }),
] as const;

/** Old names of the same pages; the guard leads from them to the tenders. */
const orderRoutes = [
  createRoute({ ...under, path: paths.orders, staticData: { name: 'orders' } }),
  createRoute({ ...under, path: paths['orders.show'], staticData: { name: 'orders.show' } }),
  createRoute({ ...under, path: '/orders/$id', staticData: { name: 'orders.show' } }),
  createRoute({ ...under, path: '/orders/$id/edit', staticData: { name: 'orders.show' } }),
] as const;

const redirectRoutes = [
  createRoute({ ...under, path: paths.dashboard, staticData: { name: 'dashboard' }, beforeLoad: goTo(paths.tenders) }),
  createRoute({
    ...under,
    path: paths.account,
    staticData: { name: 'account' },
    beforeLoad: goTo(accountPaths.settings),
  }),
] as const;

const supportRoutes = [
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
    path: paths['requests.show'],
    staticData: { name: 'requests.show' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/support/request.page'), ['support']),
      'RequestPage',
    ),
  }),
  createRoute({
    ...under,
    path: operatorPath,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/operator/operator.page'), ['facilities', 'loads', 'operator']),
      'OperatorPage',
    ),
  }),
  createRoute({
    ...under,
    path: jobPath,
    staticData: { name: 'account' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/loads/job.page'), ['bulk']),
      'JobPage',
    ),
  }),
] as const;

const legalRoutes = [
  createRoute({
    ...under,
    path: paths.policy,
    staticData: { name: 'policy', hidesNavigation: true },
    component: lazyRouteComponent(() => import('../features/legal/policy.page'), 'PolicyPage'),
  }),
  createRoute({
    ...under,
    path: paths['terms-of-use'],
    staticData: { name: 'terms-of-use', hidesNavigation: true },
    component: lazyRouteComponent(() => import('../features/legal/terms-of-use.page'), 'TermsOfUsePage'),
  }),
  createRoute({
    ...under,
    path: paths['privacy-policy'],
    staticData: { name: 'privacy-policy', hidesNavigation: true },
    component: lazyRouteComponent(() => import('../features/legal/privacy-policy.page'), 'PrivacyPolicyPage'),
  }),
] as const;

export const routeTree = rootRoute.addChildren([
  ...identityRoutes,
  ...brandRoutes,
  ...networkRoutes,
  ...fieldRoutes,
  ...carrierRoutes,
  ...facilityRoutes,
  ...loadRoutes,
  ...orderRoutes,
  ...redirectRoutes,
  ...supportRoutes,
  ...legalRoutes,
]);
