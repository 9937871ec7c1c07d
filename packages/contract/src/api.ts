import { PERSONAL_LINK_LIFE_MS } from '@tenderlane/domain/identity';
import type { EndpointTable } from './core/endpoint';
import type { AllOf, CallGroup, ContractFeature, Flat } from './core/feature';
import { FEATURES, type ListedFeature } from './features';

type CallsOf<Group extends CallGroup> = AllOf<Extract<ListedFeature['calls'], Record<Group, object>>[Group]>;

const join = (...groups: CallGroup[]): EndpointTable =>
  Object.assign({}, ...FEATURES.flatMap(({ calls }: ContractFeature) => groups.map((group) => calls[group])));

export type SharedApi = Flat<CallsOf<'shared'>>;
export type ShipperApi = Flat<CallsOf<'shared'> & CallsOf<'shipper'>>;
export type CarrierApi = Flat<CallsOf<'shared'> & CallsOf<'carrier'>>;
export type PublicApi = Flat<CallsOf<'public'>>;
export type DriverApi = Flat<CallsOf<'driver'>>;

export const shipperApi = join('shared', 'shipper') as ShipperApi;
export const carrierApi = join('shared', 'carrier') as CarrierApi;
export const publicApi = join('public') as PublicApi;
export const driverApi = join('driver') as DriverApi;
export const apiBases = { shipper: shipperApi, carrier: carrierApi, public: publicApi, driver: driverApi } as const;
export type ApiBase = keyof typeof apiBases;

interface Purpose {
  record:
    | 'personal_link'
    | 'stored_file'
    | 'load'
    | 'carrier_invitation'
    | 'colleague'
    | 'trip'
    | 'tracking_source'
    | 'tracking_link';
  /** Null for a link that ends with its record. */
  lifeMs: number | null;
  /** Events name the holder of a link so, because nobody knows the person. */
  recordedAs: 'person' | 'carrier';
  calls: readonly (keyof ShipperApi | keyof CarrierApi | keyof PublicApi | keyof DriverApi)[];
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
      'GET /loads/{id}/trip',
      'GET /loads/{id}/track',
      'PUT /loads/{id}/trip/stops/{stop_id}',
      'POST /loads/{id}/trip/stops/{stop_id}/proofs',
      'GET /loads/{id}/driver_link',
      'POST /loads/{id}/driver_link',
      'POST /files',
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
  /** The link of a message about a confirmed order, as the limit of the person whom it signs in. */
  order: {
    record: 'load',
    lifeMs: PERSONAL_LINK_LIFE_MS,
    recordedAs: 'carrier',
    calls: [
      'POST /auth/logout',
      'GET /account',
      'GET /loads/{id}',
      'GET /loads/{id}/route',
      'GET /loads/{id}/disputes',
      'GET /loads/{id}/vehicle',
      'PUT /loads/{id}/vehicle/names',
      'GET /loads/{id}/trip',
      'GET /loads/{id}/track',
      'PUT /loads/{id}/trip/stops/{stop_id}',
      'POST /loads/{id}/trip/stops/{stop_id}/proofs',
      'GET /loads/{id}/driver_link',
      'POST /loads/{id}/driver_link',
      'POST /files',
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
  /** Its page also says that an invitation has ended, so the link does not. Accepting it takes a signed-in person. */
  invitation: {
    record: 'carrier_invitation',
    lifeMs: null,
    recordedAs: 'carrier',
    calls: ['GET /invitations/{code}'],
  },
  colleague: {
    record: 'colleague',
    lifeMs: null,
    recordedAs: 'person',
    calls: ['GET /brands/invitations/{code}'],
  },
  driver: {
    record: 'trip',
    lifeMs: null,
    recordedAs: 'carrier',
    calls: [
      'POST /open',
      'POST /opt_out',
      'PUT /sharing',
      'POST /app',
      'GET /trip',
      'POST /reports',
      'DELETE /reports/{report}',
      'PUT /tasks/{task_id}',
      'POST /files',
      'POST /photos',
      'POST /proofs',
    ],
  },
  consignee: {
    record: 'tracking_link',
    lifeMs: null,
    recordedAs: 'person',
    calls: ['GET /tracking/{code}', 'GET /tracking/{code}/track'],
  },
  telematics: { record: 'tracking_source', lifeMs: null, recordedAs: 'carrier', calls: ['POST /positions'] },
} as const satisfies Record<string, Purpose>;
