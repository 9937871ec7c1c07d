import { z } from 'zod';
import { PERSONAL_LINK_LIFE_MS } from '@tenderlane/domain';
import { carrierAnnouncementsApi } from './announcements/carrier';
import { announcementsApi } from './announcements/shipper';
import { accessApi } from './companies/access';
import { closingApi } from './companies/closing';
import { companyProfileApi } from './companies/profile';
import { requisitesApi } from './companies/requisites';
import { brandInvitation, companiesApi } from './companies/shipper';
import { accountApi } from './identity/account';
import { authApi } from './identity/sign-in';
import { carrierNetworkApi, publicInvitation } from './carriers/carrier';
import { networkApi } from './carriers/network';
import { inviteApi } from './carriers/invite';
import { carrierCompanyApi } from './carriers/company';
import { carriersApi } from './carriers/shipper';
import { dataOf, type EndpointTable } from './core/endpoint';
import { carrierChatApi, type chatApi, shipperChatApi } from './chat/calls';
import { demoApi } from './demo/calls';
import { fieldsApi } from './fields/shipper';
import { facilitiesApi } from './facilities/shipper';
import { filesApi } from './files/calls';
import { carrierFleetApi, shipperFleetApi } from './fleet/calls';
import { infoApi } from './reference/calls';
import { linksApi } from './links/carrier';
import { liveApi } from './live/calls';
import { auctionApi } from './auction/shipper';
import { awardsApi } from './awards/shipper';
import { bidsApi } from './bids/shipper';
import { carrierAuctionApi } from './auction/carrier';
import { carrierBidsApi } from './bids/carrier';
import { bulkApi } from './bulk/shipper';
import { importsApi } from './imports/shipper';
import { jobsApi } from './jobs/shipper';
import { helpApi } from './help/calls';
import { operatorCompaniesApi } from './operator/companies';
import { operatorApi, supportApi } from './operator/shipper';
import { loadsApi } from './loads/shipper';
import { notificationsApi, pushApi, unsubscribeApi } from './notifications/calls';
import { carrierTripsApi, shipperTripsApi } from './trips/calls';
import { carrierScorecardApi } from './scorecard/carrier';
import { scorecardApi } from './scorecard/shipper';
import { carrierPacketsApi } from './packets/carrier';
import { packetsApi } from './packets/shipper';
import { viewsApi } from './views/shipper';
import { line } from './core/fields';

export const shipperApi = {
  ...authApi,
  ...accountApi,
  ...companiesApi,
  ...accessApi,
  ...closingApi,
  ...companyProfileApi,
  ...requisitesApi,
  ...infoApi,
  ...liveApi,
  ...inviteApi,
  ...carriersApi,
  ...networkApi,
  ...shipperFleetApi,
  ...carrierCompanyApi,
  ...facilitiesApi,
  ...packetsApi,
  ...jobsApi,
  ...importsApi,
  ...filesApi,
  ...viewsApi,
  ...fieldsApi,
  ...loadsApi,
  ...auctionApi,
  ...awardsApi,
  ...bidsApi,
  ...bulkApi,
  ...announcementsApi,
  ...shipperTripsApi,
  ...scorecardApi,
  ...shipperChatApi,
  ...notificationsApi,
  ...supportApi,
  ...operatorApi,
  ...operatorCompaniesApi,
} as const satisfies EndpointTable;

const carrierAccountApi = {
  'GET /account': accountApi['GET /account'],
  'GET /profile/info': accountApi['GET /profile/info'],
  'PUT /profile/info': accountApi['PUT /profile/info'],
  'PUT /account/brand': companiesApi['PUT /account/brand'],
  'POST /account/brand': companiesApi['POST /account/brand'],
  'POST /account/brand/join': companiesApi['POST /account/brand/join'],
  'POST /account/brand/contest': companiesApi['POST /account/brand/contest'],
  'PUT /account/{id}/change': accountApi['PUT /account/{id}/change'],
  'GET /account/sessions': accountApi['GET /account/sessions'],
  'DELETE /account/sessions/{id}': accountApi['DELETE /account/sessions/{id}'],
  'GET /profile/users': companiesApi['GET /profile/users'],
  'GET /profile/administrators': companiesApi['GET /profile/administrators'],
  'POST /profile/users': companiesApi['POST /profile/users'],
  'PUT /profile/users/{id}': companiesApi['PUT /profile/users/{id}'],
  'PUT /profile/users/{id}/owner': companiesApi['PUT /profile/users/{id}/owner'],
  'DELETE /profile/users/{id}': companiesApi['DELETE /profile/users/{id}'],
  'POST /brands/invitations/{code}/accept': companiesApi['POST /brands/invitations/{code}/accept'],
} as const satisfies EndpointTable;

export const carrierApi = {
  ...authApi,
  ...carrierAccountApi,
  ...closingApi,
  ...companyProfileApi,
  ...requisitesApi,
  ...infoApi,
  ...liveApi,
  ...carrierNetworkApi,
  ...carrierFleetApi,
  ...carrierPacketsApi,
  ...filesApi,
  ...carrierAuctionApi,
  ...carrierBidsApi,
  ...carrierTripsApi,
  ...carrierScorecardApi,
  ...linksApi,
  ...carrierAnnouncementsApi,
  ...carrierChatApi,
  ...notificationsApi,
  ...pushApi,
  ...supportApi,
} as const satisfies EndpointTable;

export const publicApi = {
  ...demoApi,
  ...unsubscribeApi,
  ...helpApi,
  'GET /country': {
    access: 'public',
    summary: 'The visitor’s country, from the network address, else the browser’s region, else its time zone',
    query: z.strictObject({ time_zone: line(64).optional() }),
    response: dataOf(z.object({ country_id: z.string(), locale: z.string() })),
  },
  'GET /installation': {
    access: 'public',
    summary: 'What every page must say about this installation',
    response: dataOf(
      z.object({
        version: z.string(),
        has_mailbox: z.boolean(),
        mailbox_is_public: z.boolean(),
        has_demo: z.boolean(),
        /** The style of a tile server, with `{theme}` and `{language}` in it; null for the bundled map. */
        map_style_url: z.string().nullable(),
        /** The script of a support service; pages load it last. */
        support_widget_url: z.string().nullable(),
        /** Socket for live changes: the key in its address, and host and port when they differ from the page's. */
        socket: z.object({ key: z.string(), host: z.string().nullable(), port: z.number().int().nullable() }),
      }),
    ),
  },
  'GET /legal/{name}': {
    access: 'public',
    summary: 'A text of rules that this installation brings along, in markdown; null where it brings none',
    response: dataOf(z.object({ markdown: z.string().nullable() })),
  },
  'GET /invitations/{code}': {
    access: 'public',
    summary: 'Who invites a carrier',
    response: publicInvitation,
    secret: true,
  },
  'GET /brands/invitations/{code}': {
    access: 'public',
    summary: 'Who invites a colleague',
    response: dataOf(brandInvitation),
    secret: true,
  },
} as const satisfies EndpointTable;

export const apiBases = { shipper: shipperApi, carrier: carrierApi, public: publicApi } as const;
export type ShipperApi = typeof shipperApi;
export type CarrierApi = typeof carrierApi;
export type PublicApi = typeof publicApi;
export type SharedApi = typeof authApi &
  typeof filesApi &
  typeof chatApi &
  typeof supportApi &
  typeof carrierAccountApi &
  typeof closingApi &
  typeof companyProfileApi &
  typeof requisitesApi &
  typeof infoApi &
  typeof liveApi &
  typeof notificationsApi &
  Pick<CarrierApi, 'GET /loads/{id}/route'>;

interface Purpose {
  /** The kind of record that a link is about. */
  record: 'personal_link' | 'stored_file' | 'load';
  /** Null for a link that ends with its record. */
  lifeMs: number | null;
  /** Events name the holder of a link so, because nobody knows the person. */
  recordedAs: 'person' | 'carrier';
  calls: readonly (keyof typeof shipperApi | keyof typeof carrierApi)[];
}

const FILE_LINK_MS = 300_000;

/** Purposes of links, each with the only calls that its holders may make. */
export const linkPurposes = {
  /** The link of a message. Pressed, it signs its reader in for the calls that bidding needs. */
  message: {
    record: 'personal_link',
    lifeMs: PERSONAL_LINK_LIFE_MS,
    recordedAs: 'carrier',
    calls: [
      'POST /links/show',
      'POST /links/opt_out',
      'POST /auth/link',
      'POST /auth/logout',
      'GET /account',
      'PUT /account/{id}/change',
      'POST /invitations/{code}/accept',
      'POST /broadcast/auth',
      'GET /loads',
      'GET /loads/counts',
      'GET /loads/{id}',
      'GET /loads/{id}/route',
      'GET /loads/{id}/chain',
      'GET /loads/{id}/disputes',
      'GET /loads/{id}/bids',
      'POST /loads/{id}/bids',
      'PUT /loads/{id}/book_now',
      'PUT /loads/{id}/confirm',
      'PUT /loads/{id}/decline',
      'PUT /loads/{id}/withdraw',
      'PUT /loads/{id}/reconfirm',
      'PUT /loads/{id}/accept_bid',
      'GET /loads/{id}/vehicle',
      'PUT /loads/{id}/vehicle/names',
      'GET /loads/{id}/questions',
      'POST /loads/{id}/questions',
      'GET /chats',
      'GET /chats/settings',
      'GET /chats/{id}',
      'POST /chats',
      'GET /chats/{id}/chat_messages',
      'POST /chats/{id}/chat_messages',
      'PUT /chat/{id}/view',
      'PUT /chats/{id}/unread',
      'PUT /chat_messages/translate/{id}',
      'PUT /chats/{id}/join',
      'PUT /chats/{id}/leave',
      'GET /chat_files/{id}',
    ],
  },
  file: { record: 'stored_file', lifeMs: FILE_LINK_MS, recordedAs: 'person', calls: ['GET /files/{code}'] },
  chat_file: {
    record: 'stored_file',
    lifeMs: FILE_LINK_MS,
    recordedAs: 'person',
    calls: ['GET /chat_file_links/{code}'],
  },
  tender: { record: 'load', lifeMs: null, recordedAs: 'carrier', calls: ['GET /links/{code}'] },
} as const satisfies Record<string, Purpose>;
