import type { RouteName } from '@tenderlane/domain/shell';

export const paths = {
  dashboard: '/',
  onboarding: '/onboarding',
  demo: '/demo/{-$id}',
  'accept-to-brand': '/brand/$id',
  auth: '/auth',
  code: '/code',
  tracking: '/tracking/$id',
  'make-payment': '/make-payment',
  pricing: '/pricing',
  invoice: '/invoice/$id',
  facilities: '/facilities',
  'facilities.public': '/facilities/public',
  'facility.show': '/facilities/$id',
  account: '/account',
  subscription: '/account/subscription',
  orders: '/orders',
  tenders: '/tenders',
  'tenders.presets': '/tenders/presets',
  'document.signed': '/document-signed',
  'document.iframe': '/document-iframe',
  'orders.show': '/orders/$id/view',
  'tenders.show': '/tenders/$id/view',
  'tenders-edit': '/tenders/$id/edit',
  transactions: '/transactions',
  'transactions.show': '/transactions/$id',
  requests: '/requests',
  'requests.show': '/requests/$id',
  'carriers.suggested': '/carriers/suggested',
  'carriers.requests': '/carriers/requests',
  'carriers.duplicates': '/carriers/duplicates',
  carriers: '/carriers',
  'carriers.show': '/carriers/$id',
  documents: '/documents',
  'document-edit': '/documents/$id',
  'terms-of-use': '/terms-of-use',
  policy: '/policy',
  'privacy-policy': '/privacy-policy',
  // The server redirects these two to the carrier application.
  invitation: '/invitation/$id',
  'invitation-brand': '/i/$id',
  'need-access': '/need-access',
  'not-found': '/not-found',
} as const satisfies Record<RouteName, string>;

/** Opened by the logo and wherever no other page is named. */
export const HOME = paths.dashboard;
export const SIGN_IN = paths.auth;

/** Used in place of an id for a tender that is not stored yet. */
export const NEW_LOAD = 'new';

/** Page of the installation's operators; for others it is not found. */
export const operatorPath = '/operator';

export const announcementsPath = '/carriers/announcements';

export const jobPath = '/jobs/$id';

export const importPaths = { carriers: '/carriers/import', facilities: '/facilities/import' } as const;

export const accountPaths = {
  settings: '/account/settings',
  companies: '/account/companies',
  users: '/account/users',
  tender: '/account/tender',
  network: '/account/network',
  notifications: '/account/notifications',
  fields: '/account/fields',
  lists: '/account/lists',
  packet: '/account/network/packet',
} as const;

export const expiringPath = '/carriers/expiring';

export function hrefOf(
  name: RouteName,
  id: string | null = null,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  const optional = id === null ? '' : '/$id';
  const path = paths[name].replace('/{-$id}', optional).replace('$id', id === null ? '' : encodeURIComponent(id));
  return path + (search && `?${search}`);
}
