import { asksNames, asksOne, pageOf } from '@tenderlane/web/core/early/page-of';
import { asksList } from '@tenderlane/web/list/rules/asks-list';
import { accountPaths, announcementsPath, expiringPath, importPaths, jobPath, operatorPath, paths } from '../lib/paths';

/** Pages by address with their modules and text areas, for the router and the early script. */
export const PAGES = {
  [paths.auth]: pageOf(() => import('../features/identity/auth.page'), ['auth'], { isOpen: true, isPlain: true }),
  [paths.code]: pageOf(() => import('../features/identity/code.page'), ['auth'], { isOpen: true, isPlain: true }),
  [paths.onboarding]: pageOf(() => import('../features/identity/onboarding.page'), ['account', 'auth']),
  [accountPaths.settings]: pageOf(() => import('../features/identity/settings.page'), ['account']),
  [accountPaths.companies]: pageOf(() => import('../features/brands/companies.page'), ['account', 'company']),
  [accountPaths.users]: pageOf(() => import('../features/brands/users.page'), ['account', 'loads']),
  [accountPaths.tender]: pageOf(
    () => import('../features/brands/tender-defaults.page'),
    ['account', 'awards', 'loadEdit'],
  ),
  [accountPaths.packet]: pageOf(() => import('../features/packets/packet-setup.page'), ['files', 'packets']),
  [accountPaths.notifications]: pageOf(() => import('../features/identity/notifications.page'), ['preferences']),
  [paths['accept-to-brand']]: pageOf(() => import('../features/brands/accept-to-brand.page'), ['account'], {
    isOpen: true,
  }),
  [paths['need-access']]: pageOf(() => import('../features/brands/need-access.page'), ['account']),
  [accountPaths.fields]: pageOf(() => import('../features/fields/fields.page'), ['account', 'ownFields']),
  [accountPaths.lists]: pageOf(() => import('../features/fields/lists.page'), ['account', 'ownFields']),
  [paths.tenders]: pageOf(
    () => import('../features/loads/loads.page'),
    ['bulk', 'list', 'loads', 'loadsList', 'toasts'],
    { asks: asksList('shipper', 'tenders', 'GET /loads', { sort: 'priority' }) },
  ),
  [paths['tenders.show']]: pageOf(
    () => import('../features/bids/load.page'),
    ['account', 'auction', 'awards', 'bids', 'carriers', 'files', 'fleet', 'history', 'loads', 'map', 'toasts'],
    {
      asks: (address) => [
        ...asksOne('GET /loads/{id}', 'GET /loads/{id}/options')(address),
        ...asksNames('truck_bodies', 'loadSizeNames'),
      ],
    },
  ),
  [paths['tenders-edit']]: pageOf(
    () => import('../features/loads/load-edit.page'),
    ['awards', 'loadEdit', 'loads', 'map', 'packets'],
    { asks: asksOne('GET /loads/{id}/edit') },
  ),
  [paths.requests]: pageOf(() => import('../features/support/requests.page'), ['support']),
  [paths['requests.show']]: pageOf(() => import('../features/support/request.page'), ['support']),
  [operatorPath]: pageOf(() => import('../features/operator/operator.page'), ['facilities', 'loads', 'operator']),
  [jobPath]: pageOf(() => import('../features/loads/job.page'), ['bulk']),
  [paths.policy]: pageOf(() => import('../features/legal/policy.page'), [], { isOpen: true }),
  [paths['terms-of-use']]: pageOf(() => import('../features/legal/terms-of-use.page'), [], { isOpen: true }),
  [paths['privacy-policy']]: pageOf(() => import('../features/legal/privacy-policy.page'), [], { isOpen: true }),
  [paths.carriers]: pageOf(
    () => import('../features/carriers/carriers.page'),
    ['account', 'capabilities', 'carriers', 'company', 'list', 'network'],
    { asks: asksList('shipper', 'carriers', 'GET /carriers', { sort: 'name' }) },
  ),
  [paths['carriers.requests']]: pageOf(
    () => import('../features/carriers/requests.page'),
    ['account', 'capabilities', 'carriers', 'network'],
  ),
  [paths['carriers.suggested']]: pageOf(() => import('../features/carriers/suggested.page'), ['carriers', 'network']),
  [paths['carriers.duplicates']]: pageOf(() => import('../features/carriers/duplicates.page'), ['carriers', 'network']),
  [importPaths.carriers]: pageOf(() => import('../features/imports/carriers-import.page'), ['imports']),
  [expiringPath]: pageOf(() => import('../features/packets/expiring.page'), ['packets']),
  [paths['carriers.show']]: pageOf(
    () => import('../features/carriers/carrier.page'),
    ['account', 'capabilities', 'carrierPage', 'carriers', 'network'],
    { asks: asksOne('GET /carriers/{id}') },
  ),
  [paths.facilities]: pageOf(() => import('../features/facilities/facilities.page'), ['facilities', 'files', 'list']),
  [paths['facilities.public']]: pageOf(
    () => import('../features/facilities/facilities.page'),
    ['facilities', 'files', 'list'],
  ),
  [importPaths.facilities]: pageOf(() => import('../features/facilities/facilities-import.page'), ['imports']),
  [paths['facility.show']]: pageOf(
    () => import('../features/facilities/facility.page'),
    ['facilities', 'files', 'history', 'map'],
    { asks: asksOne('GET /facilities/{id}') },
  ),
  [accountPaths.network]: pageOf(() => import('../features/invitations/network.page'), ['account', 'invitations']),
  [announcementsPath]: pageOf(() => import('../features/announcements/announcements.page'), ['announcements']),
} as const;
