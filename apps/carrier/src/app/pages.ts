import { asksOne, pageOf } from '@tenderlane/web/core/early/page-of';
import { asksList } from '@tenderlane/web/list/rules/asks-list';
import { paths } from '../lib/paths';

/** Pages by address with their modules and text areas, for the router and the early script. */
export const PAGES = {
  [paths.loads]: pageOf(() => import('../features/loads/loads.page'), ['carrierApp', 'list'], {
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'open', sort: 'priority' }),
  }),
  [paths.load]: pageOf(
    () => import('../features/bids/load.page'),
    ['auction', 'carrierApp', 'chat', 'fleet', 'map', 'packets'],
    { asks: asksOne('GET /loads/{id}') },
  ),
  [paths.link]: pageOf(() => import('../features/links/public-link.page'), ['account', 'auth', 'carrierApp'], {
    isOpen: true,
    isPlain: true,
  }),
  [paths.open]: pageOf(() => import('../features/links/open.page'), ['account', 'carrierApp'], {
    isOpen: true,
    isPlain: true,
  }),
  [paths.stop]: pageOf(() => import('../features/links/opt-out.page'), ['carrierApp'], { isOpen: true, isPlain: true }),
  [paths.bids]: pageOf(() => import('../features/loads/bids.page'), ['carrierApp', 'list'], {
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'bids', sort: 'priority' }),
  }),
  [paths.awards]: pageOf(() => import('../features/loads/awards.page'), ['carrierApp', 'list'], {
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'awards', sort: 'priority' }),
  }),
  [paths.history]: pageOf(() => import('../features/loads/history.page'), ['carrierApp', 'list'], {
    asks: asksList('carrier', 'loads', 'GET /loads', { tab: 'history', sort: '-created_at' }),
  }),
  [paths.scorecard]: pageOf(() => import('../features/reviews/scorecard.page'), ['scorecard']),
  [paths.requests]: pageOf(() => import('../features/support/requests.page'), ['support']),
  [paths.request]: pageOf(() => import('../features/support/request.page'), ['support']),
  [paths.auth]: pageOf(() => import('../features/identity/auth.page'), ['auth'], { isOpen: true, isPlain: true }),
  [paths.code]: pageOf(() => import('../features/identity/code.page'), ['auth'], { isOpen: true, isPlain: true }),
  [paths.onboarding]: pageOf(() => import('../features/identity/onboarding.page'), ['account', 'auth', 'carrierApp'], {
    isPlain: true,
  }),
  [paths.settings]: pageOf(
    () => import('../features/identity/settings.page'),
    ['account', 'capabilities', 'carrierApp'],
  ),
  [paths.lanes]: pageOf(() => import('../features/brands/lanes.page'), ['capabilities']),
  [paths.company]: pageOf(() => import('../features/brands/company.page'), ['account', 'carrierApp', 'company']),
  [paths.notifications]: pageOf(() => import('../features/identity/notifications.page'), ['bell', 'preferences']),
  [paths.invitation]: pageOf(() => import('../features/invitations/invitation.page'), ['account', 'carrierApp'], {
    isOpen: true,
    isPlain: true,
  }),
  [paths.brandInvitation]: pageOf(() => import('../features/brands/brand-invitation.page'), ['account'], {
    isOpen: true,
    isPlain: true,
  }),
  [paths.announcements]: pageOf(() => import('../features/announcements/announcements.page'), ['announcements']),
  [paths.announcement]: pageOf(() => import('../features/announcements/announcement.page'), ['announcements']),
  [paths.packets]: pageOf(() => import('../features/packets/packets.page'), ['packets']),
  [paths.packet]: pageOf(() => import('../features/packets/packet.page'), ['files', 'packets']),
  [paths.documents]: pageOf(() => import('../features/packets/documents.page'), ['files', 'packets']),
  [paths.drivers]: pageOf(() => import('../features/fleet/drivers.page'), ['files', 'fleet']),
  [paths.trucks]: pageOf(() => import('../features/fleet/trucks.page'), ['files', 'fleet']),
  [paths.trailers]: pageOf(() => import('../features/fleet/trailers.page'), ['files', 'fleet']),
  [paths.contacts]: pageOf(() => import('../features/fleet/contacts.page'), ['files', 'fleet']),
} as const;
