import { createRoute, redirect } from '@tanstack/react-router';
import { accountPaths, jobPath, operatorPath, paths } from '../lib/paths';
import { carrierRoutes, facilityRoutes, networkRoutes } from './network-routes';
import { pageAt } from './page-at';
import { rootRoute, under } from './root-route';

const goTo = (to: string) => () => {
  throw redirect({ href: to, replace: true });
};

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
    staticData: { name: 'onboarding', hidesNavigation: true },
    component: pageAt(paths.onboarding, 'OnboardingPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.settings,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.settings, 'SettingsPage'),
  }),
] as const;

const brandRoutes = [
  createRoute({
    ...under,
    path: accountPaths.companies,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.companies, 'CompaniesPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.users,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.users, 'UsersPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.tender,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.tender, 'TenderDefaultsPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.packet,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.packet, 'PacketSetupPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.notifications,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.notifications, 'NotificationsPage'),
  }),
  createRoute({
    ...under,
    path: paths['accept-to-brand'],
    staticData: { name: 'accept-to-brand', hidesNavigation: true },
    component: pageAt(paths['accept-to-brand'], 'AcceptToBrandPage'),
  }),
  createRoute({
    ...under,
    path: paths['need-access'],
    staticData: { name: 'need-access' },
    component: pageAt(paths['need-access'], 'NeedAccessPage'),
  }),
] as const;

const fieldRoutes = [
  createRoute({
    ...under,
    path: accountPaths.fields,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.fields, 'FieldsPage'),
  }),
  createRoute({
    ...under,
    path: accountPaths.lists,
    staticData: { name: 'account' },
    component: pageAt(accountPaths.lists, 'ListsPage'),
  }),
] as const;

const loadRoutes = [
  createRoute({
    ...under,
    path: paths.tenders,
    staticData: { name: 'tenders' },
    component: pageAt(paths.tenders, 'LoadsPage'),
  }),
  createRoute({
    ...under,
    path: paths['tenders.show'],
    staticData: { name: 'tenders.show' },
    component: pageAt(paths['tenders.show'], 'LoadPage'),
  }),
  createRoute({
    ...under,
    path: paths['tenders-edit'],
    staticData: { name: 'tenders-edit' },
    component: pageAt(paths['tenders-edit'], 'LoadEditPage'),
  }),
] as const;

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
    component: pageAt(paths.requests, 'RequestsPage'),
  }),
  createRoute({
    ...under,
    path: paths['requests.show'],
    staticData: { name: 'requests.show' },
    component: pageAt(paths['requests.show'], 'RequestPage'),
  }),
  createRoute({
    ...under,
    path: operatorPath,
    staticData: { name: 'account' },
    component: pageAt(operatorPath, 'OperatorPage'),
  }),
  createRoute({
    ...under,
    path: jobPath,
    staticData: { name: 'account' },
    component: pageAt(jobPath, 'JobPage'),
  }),
] as const;

const legalRoutes = [
  createRoute({
    ...under,
    path: paths.policy,
    staticData: { name: 'policy', hidesNavigation: true },
    component: pageAt(paths.policy, 'PolicyPage'),
  }),
  createRoute({
    ...under,
    path: paths['terms-of-use'],
    staticData: { name: 'terms-of-use', hidesNavigation: true },
    component: pageAt(paths['terms-of-use'], 'TermsOfUsePage'),
  }),
  createRoute({
    ...under,
    path: paths['privacy-policy'],
    staticData: { name: 'privacy-policy', hidesNavigation: true },
    component: pageAt(paths['privacy-policy'], 'PrivacyPolicyPage'),
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
