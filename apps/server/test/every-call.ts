import { completeLoad, euro, newLogin } from './build';
import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import { companyCalls } from './companies/company-calls';
import { carrierPacketCalls, shipperPacketCalls } from './packets/packet-calls';
import { carrierChatCalls, sharedChatCalls, shipperChatCalls } from './chat/chat-calls';
import { carrierFleetCalls, shipperFleetCalls } from './fleet/fleet-calls';
import { importCalls, jobCalls } from './imports/import-calls';
import { fieldCalls } from './fields/field-calls';
import { facilityCalls } from './facilities/facility-calls';
import { carrierAnnouncementCalls, invitationCalls } from './invitations/invitation-calls';
import { networkCalls } from './carriers/network-calls';
import { operatorCalls } from './operator/operator-calls';
import { browser } from './outside/push-browser';
import { ownScorecardCalls, scorecardCalls } from './scorecard/scorecard-calls';
import { viewCalls } from './lists/view-calls';
import type { Fixture } from './fixtures/fixture';

export { addRelatedRecords, buildFixture, type Fixture } from './fixtures/fixture';

export interface Call {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Guarded<Api> = { [Key in keyof Api]: Api[Key] extends { access: 'public' | 'link' } ? never : Key }[keyof Api] &
  string;

const reason = { reason: 'A reason' };
const company = { name: 'New brand', country_id: 'pl' };
const number = { country_id: 'pl', legal_id: '5260250995' };
const person = { first_name: 'Olena', last_name: 'Savchuk' };
const capabilities = { body_types: ['tent'], certificates: ['adr'], lanes: [] };
const no = { code: 'no_capacity' };
const sharedCalls = {
  'POST /auth/token': () => ({ body: { workspace: 'carrier' } }),
  'POST /auth/logout': () => ({}),
  'GET /account': () => ({}),
  'GET /profile/info': () => ({}),
  'PUT /profile/info': () => ({ body: person }),
  'PUT /account/brand': () => ({ body: company }),
  'POST /account/brand': () => ({ body: company }),
  'POST /account/brand/join': () => ({ body: number }),
  'POST /account/brand/contest': () => ({
    body: {
      ...number,
      name: 'Ours',
      message: 'See the extract',
      document: { name: 'extract.pdf', content: 'JVBERi0x' },
    },
  }),
  'GET /account/sessions': () => ({}),
  'GET /profile/users': () => ({}),
  'GET /profile/administrators': () => ({}),
  'POST /profile/users': () => ({ body: { login: newLogin('new'), role: 'viewer' } }),
  'POST /brands/invitations/{code}/accept': () => ({ path: { code: 'x'.repeat(22) } }),
  'GET /info/addresses': () => ({ query: { search: 'Kyiv' } }),
  ...sharedChatCalls,
  'POST /files': () => ({ body: {} }),
  'GET /notifications': () => ({}),
  'POST /notifications': () => ({ body: {} }),
  'GET /profile/notifications': () => ({}),
  'PUT /profile/notifications': () => ({
    body: {
      events: [{ event: 'network', channels: { email: true } }],
      quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Europe/Kyiv' },
      digest: { hour: 8, time_zone: 'Europe/Kyiv' },
    },
  }),
  'POST /profile/telegram': () => ({}),
  'DELETE /profile/telegram': () => ({}),
  'GET /loads/{id}/watch': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/watch': ({ tender: id }) => ({ path: { id }, body: { state: 'follow' } }),
  'GET /requests': () => ({}),
  'GET /operator_photos/{id}': ({ photo: id }) => ({ path: { id } }),
} satisfies Record<string, (world: Fixture) => Call>;

const listen = (companyId: number): Call => ({
  body: { socket_id: '1.2', channel_name: `private-brand.${companyId}` },
});

export const shipperCalls: Record<Guarded<ShipperApi>, (world: Fixture) => Call> = {
  ...sharedCalls,
  ...companyCalls((world) => world),
  'POST /broadcast/auth': ({ shipper }) => listen(shipper.companyId),
  ...fieldCalls,
  'PUT /account/{id}/change': ({ membership: id }) => ({ path: { id } }),
  'DELETE /account/sessions/{id}': ({ session: id }) => ({ path: { id } }),
  'GET /accounting/subscriptions/account': () => ({}),
  'GET /profile/users/{id}/edit': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'PUT /profile/users/{id}': ({ viewer }) => ({ path: { id: viewer.memberId }, body: { role: 'dispatcher' } }),
  'PUT /profile/users/{id}/resend': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'PUT /profile/users/{id}/owner': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'DELETE /profile/users/{id}': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'GET /profile/setting': () => ({}),
  'PUT /profile/setting': () => ({ body: { days_to_pay: 14 } }),
  'POST /catalogs/invite/create': () => ({ body: { invitations: [{ login: newLogin('carrier') }] } }),
  'POST /company/search': ({ strangeCarrier }) => ({ body: { search: strangeCarrier.name } }),
  ...networkCalls,
  'GET /carriers/export': () => ({}),
  'POST /carriers/exports': ({ carrier }) => ({ body: { ids: [carrier.carrierId] } }),
  'GET /carriers/suggested': ({ tender }) => ({ query: { load: tender } }),
  'POST /carriers/suggested/invite': () => ({ body: { company_ids: [1] } }),
  'GET /carriers/duplicates': () => ({}),
  'POST /carriers/{id}/merge': ({ carrier }) => ({
    path: { id: carrier.carrierId },
    body: { into: carrier.carrierId },
  }),
  'PUT /carriers/{id}/remove': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: {} }),
  'GET /carriers/{id}/capabilities': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/capabilities': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: capabilities }),
  'POST /carriers/bulk/preview': ({ carrier }) => ({ body: { action: 'suspend', ids: [carrier.carrierId] } }),
  'POST /carriers/bulk': ({ carrier, label }) => ({
    body: { action: 'label', ids: [carrier.carrierId], add_label_ids: [label] },
  }),
  'PUT /labels/{id}': ({ label }) => ({ path: { id: label }, body: { name: 'Renamed' } }),
  'GET /labels': () => ({}),
  'POST /labels': () => ({ body: { name: 'New' } }),
  'DELETE /labels/{id}': ({ label: id }) => ({ path: { id } }),
  ...importCalls,
  ...jobCalls,
  'GET /loads': () => ({}),
  'GET /user_filter/filters': () => ({ query: { product_id: 'tenderlane' } }),
  'POST /user_filter/filters': () => ({
    body: { product_id: 'tenderlane', filter_type_id: 'tenders', data: { status: 'draft' } },
  }),
  ...viewCalls,
  'GET /loads/counts': () => ({}),
  'GET /loads/groups': () => ({ query: { by: 'status' } }),
  'GET /loads/calendar': () => ({ query: { month: '2026-11' } }),
  'PUT /loads/{id}/manager': ({ tender: id, manager }) => ({ path: { id }, body: { manager_id: manager } }),
  'GET /loads/total': () => ({}),
  'GET /loads/new': () => ({}),
  'GET /loads/export': () => ({}),
  'POST /loads/exports': () => ({ body: { filter: {} } }),
  'POST /loads': () => ({ body: { country_id: 'pl' } }),
  'GET /loads/{id}': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/edit': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}': ({ draft: id, now }) => ({ path: { id }, body: completeLoad(now) }),
  'GET /loads/{id}/auction': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}/auction': ({ draft: id }) => ({ path: { id }, body: { extra_minutes: 3 } }),
  'PUT /loads/{id}/publish': ({ draft: id }) => ({ path: { id } }),
  'GET /loads/{id}/preview': ({ draft: id }) => ({ path: { id } }),
  'POST /loads/{id}/duplicate': ({ draft: id }) => ({ path: { id } }),
  'DELETE /loads/{id}': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}/restore': ({ draft: id }) => ({ path: { id } }),
  'GET /carriers/{id}/dealings': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'GET /loads/{id}/options': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/options/export': ({ tender: id }) => ({ path: { id } }),
  'POST /loads/{id}/options/{option_id}/bids': ({ tender: id, option: option_id }) => ({
    path: { id, option_id },
    body: { price: euro(230_000) },
  }),
  'PUT /loads/{id}/select_option': ({ tender: id, option: option_id }) => ({ path: { id }, body: { option_id } }),
  'PUT /loads/{id}/approve_option': ({ tender: id, option: option_id }) => ({
    path: { id },
    body: { option_id, approve: true },
  }),
  'PUT /loads/{id}/cancel': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/release': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/extend': ({ tender: id }) => ({ path: { id }, body: { minutes: 60, ...reason } }),
  'PUT /loads/{id}/reopen': ({ tender: id }) => ({ path: { id }, body: { minutes: 60 } }),
  'PUT /loads/{id}/raise_price': ({ tender: id }) => ({ path: { id }, body: { percent_bp: 500 } }),
  'PUT /loads/{id}/tags': ({ tender: id }) => ({ path: { id }, body: { add: ['winter'] } }),
  'PUT /loads/{id}/start': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/complete': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/fail': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/contest': ({ tender: id }) => ({ path: { id }, body: { reason: 'Two pallets were missing' } }),
  'GET /loads/{id}/disputes': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/resolve': ({ tender: id }) => ({ path: { id }, body: { reason: 'The consignee signed' } }),
  'PUT /loads/{id}/archive': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/unarchive': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/bids': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/chain': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/route': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/history': ({ tender: id }) => ({ path: { id } }),
  ...shipperFleetCalls,
  ...scorecardCalls,
  'GET /loads/{id}/eligibility': ({ tender: id }) => ({ path: { id } }),
  ...shipperPacketCalls,
  ...shipperChatCalls,
  ...invitationCalls,
  ...facilityCalls,
  ...operatorCalls,
};

export const carrierCalls: Record<Guarded<CarrierApi>, (world: Fixture) => Call> = {
  ...sharedCalls,
  ...companyCalls(({ carrierSignee: signee, carrierRequisites: requisites }) => ({ signee, requisites })),
  'POST /broadcast/auth': ({ carrier }) => listen(carrier.companyId),
  'GET /push/key': () => ({}),
  'POST /push/subscriptions': () => ({ body: browser }),
  'DELETE /push/subscriptions': () => ({ body: { endpoint: browser.endpoint } }),
  'PUT /account/{id}/change': ({ carrierMembership: id }) => ({ path: { id } }),
  'DELETE /account/sessions/{id}': ({ carrierSession: id }) => ({ path: { id } }),
  'PUT /profile/users/{id}': ({ carrierColleague: id }) => ({ path: { id }, body: { role: 'dispatcher' } }),
  'PUT /profile/users/{id}/owner': ({ carrierColleague: id }) => ({ path: { id } }),
  'DELETE /profile/users/{id}': ({ carrierColleague: id }) => ({ path: { id } }),
  'GET /invitations': () => ({}),
  'POST /invitations/{code}/accept': () => ({ path: { code: 'x'.repeat(22) }, body: { company } }),
  'POST /links/{code}/open': () => ({ path: { code: 'x'.repeat(22) } }),
  'GET /account/capabilities': () => ({}),
  'PUT /account/capabilities': () => ({ body: { ...capabilities, is_found: false } }),
  'GET /shippers': () => ({}),
  ...ownScorecardCalls,
  'GET /loads': () => ({ query: { tab: 'bids' } }),
  'GET /loads/counts': () => ({}),
  'GET /loads/{id}': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/route': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/bids': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/chain': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/disputes': ({ order: id }) => ({ path: { id } }),
  'POST /loads/{id}/bids': ({ tender: id }) => ({ path: { id }, body: { price: euro(230_000) } }),
  'PUT /loads/{id}/book_now': ({ tender: id }) => ({ path: { id }, body: {} }),
  'PUT /loads/{id}/confirm': ({ tender: id }) => ({ path: { id }, body: {} }),
  'PUT /loads/{id}/decline': ({ tender: id }) => ({ path: { id }, body: no }),
  'PUT /loads/{id}/withdraw': ({ tender: id }) => ({ path: { id }, body: no }),
  'PUT /loads/{id}/reconfirm': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/accept_bid': ({ tender: id }) => ({ path: { id }, body: { bid_id: 1 } }),
  'PUT /loads/{id}/cancel': ({ tender: id }) => ({ path: { id }, body: no }),
  ...carrierFleetCalls,
  ...carrierPacketCalls,
  ...carrierChatCalls,
  ...carrierAnnouncementCalls,
};
