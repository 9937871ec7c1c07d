import type { BodyOf, CarrierApi, EndpointTable, ShipperApi } from '@tenderlane/contract';
import { newLogin, type Carrier, type Shipper } from '../build';
import type { Caller } from '../caller';
import type { TestApp } from '../start-app';

export const CONTACT: BodyOf<CarrierApi['POST /contacts']> = {
  first_name: 'Iryna',
  last_name: 'Koval',
  position: 'Dispatcher',
  languages: ['uk', 'en'],
  phone: '+380671234567',
  email: 'iryna.koval@carrier.example',
};

export const DRIVER: BodyOf<CarrierApi['POST /drivers']> = {
  name: 'Taras Melnyk',
  date_of_birth: '1984-02-29',
  licence_number: 'BXA 123456',
  licence_country_id: 'ua',
  licence_state: 'Kyiv',
  licence_expires_on: '2029-05-31',
  driving_since: 2006,
  tin: '3067812345',
  languages: ['uk', 'pl'],
  phone: '+380501112233',
  email: 'taras@carrier.example',
};

const VEHICLE = {
  body_type: 'tent',
  make: 'Schmitz',
  model: 'S.CS',
  vin: 'WDB9634031L123456',
  year: 2021,
  height_m: 4,
  length_m: 13.6,
  width_m: 2.55,
  load_capacity_kg: 24_000,
  total_volume_m3: 92.5,
  loadings: ['rear', 'side'],
  equipment: ['20 straps'],
  registration_certificate: 'CXH 654321',
  length_unit: 'm',
  capacity_unit: 't',
} as const;

export const TRUCK: BodyOf<CarrierApi['POST /trucks']> = {
  ...VEHICLE,
  loadings: ['rear'],
  equipment: [],
  category: 'N3',
  type: 'tractor',
  plate: 'AA 1234 BC',
};
export const TRAILER: BodyOf<CarrierApi['POST /trailers']> = {
  ...VEHICLE,
  loadings: ['rear', 'side'],
  equipment: ['20 straps'],
  category: 'O4',
  type: 'semi_trailer',
  plate: 'AA 5678 XX',
};

const BODIES = { contact: CONTACT, driver: DRIVER, truck: TRUCK, trailer: TRAILER } as const;
type Kind = keyof typeof BODIES;
const KINDS = Object.keys(BODIES) as Kind[];

/** Codes to one address are counted across companies, so each contact has its own address. */
const bodyOf = (kind: Kind): object => (kind === 'contact' ? { ...CONTACT, email: newLogin('contact') } : BODIES[kind]);

export type FleetFixture = Awaited<ReturnType<typeof addFleet>>;

export async function addFleet({ shipper, carrier }: { shipper: Shipper; carrier: Carrier }) {
  const path = { id: carrier.carrierId };
  const create = async (who: Pick<Caller<EndpointTable>, 'send'>, key: string, kind: Kind, more: object = {}) => {
    const { status, body } = await who.send(key, { ...more, body: bodyOf(kind) });
    if (status !== 201) throw new Error(`${key}: ${JSON.stringify(body)}`);
    return (body as { data: { id: number } }).data.id;
  };
  const own = {} as Record<Kind, number>;
  const kept = {} as Record<Kind, number>;
  for (const kind of KINDS) {
    own[kind] = await create(carrier, `POST /${kind}s`, kind);
    kept[kind] = await create(shipper, `POST /carriers/{id}/${kind}s`, kind, { path });
  }
  const note = await shipper.call('POST /carriers/{id}/notes', { path, body: { text: 'Answers at once' } });
  return { own, kept, note: note.body.data.id };
}

interface World {
  shipper: Shipper;
  carrier: Carrier;
  tender: number;
  fleet: FleetFixture;
}
type CallOf = (world: World) => { path?: Record<string, unknown>; body?: unknown };

function callsOf(prefix: string, kind: Kind, address: (world: World, withOne: boolean) => Record<string, unknown>) {
  const list = `${prefix}/${kind}s`;
  const one = `${list}/{${prefix ? `${kind}_id` : 'id'}}`;
  const calls: Record<string, CallOf> = {
    [`GET ${list}`]: (world) => ({ path: address(world, false) }),
    [`GET ${one}`]: (world) => ({ path: address(world, true) }),
    [`POST ${list}`]: (world) => ({
      path: address(world, false),
      body: kind === 'truck' || kind === 'trailer' ? { ...BODIES[kind], plate: `NEW ${++plates}` } : bodyOf(kind),
    }),
    [`PUT ${one}`]: (world) => ({ path: address(world, true), body: bodyOf(kind) }),
    [`DELETE ${one}`]: (world) => ({ path: address(world, true) }),
    [`PUT ${one}/restore`]: (world) => ({ path: address(world, true) }),
    [`GET ${one}/history`]: (world) => ({ path: address(world, true) }),
    [`GET ${list}/export`]: (world) => ({ path: address(world, false) }),
    [`POST ${list}/exports`]: (world) => ({ path: address(world, false), body: {} }),
  };
  return calls;
}
let plates = 0;

type Fleet = 'contacts' | 'drivers' | 'trucks' | 'trailers';
type ShipperKeys = Extract<
  keyof ShipperApi,
  `${string} /carriers/{id}/${Fleet | 'notes'}${string}` | `${string}/vehicle`
>;
type CarrierKeys = Extract<keyof CarrierApi, `${string} /${Fleet}${string}` | `${string}/vehicle${string}`>;

const noteCalls: Record<string, CallOf> = {
  'GET /carriers/{id}/notes': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'POST /carriers/{id}/notes': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: { text: 'New' } }),
  'PUT /carriers/{id}/notes/{note_id}': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
    body: { text: 'Changed' },
  }),
  'DELETE /carriers/{id}/notes/{note_id}': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
  }),
  'PUT /carriers/{id}/notes/{note_id}/restore': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
  }),
};

export const shipperFleetCalls = {
  ...Object.assign(
    {},
    ...KINDS.map((kind) =>
      callsOf('/carriers/{id}', kind, ({ carrier, fleet }, withOne) => ({
        id: carrier.carrierId,
        ...(withOne && { [`${kind}_id`]: fleet.kept[kind] }),
      })),
    ),
  ),
  ...noteCalls,
  'GET /loads/{id}/vehicle': ({ tender: id }: World) => ({ path: { id } }),
} as unknown as Record<ShipperKeys, CallOf>;

export const carrierFleetCalls = {
  ...Object.assign(
    {},
    ...KINDS.map((kind) => callsOf('', kind, ({ fleet }, withOne) => (withOne ? { id: fleet.own[kind] } : {}))),
  ),
  'POST /contacts/{id}/code': ({ fleet }: World) => ({ path: { id: fleet.own.contact }, body: { channel: 'email' } }),
  'PUT /contacts/{id}/verify': ({ fleet }: World) => ({
    path: { id: fleet.own.contact },
    body: { channel: 'email', code: '000000' },
  }),
  'GET /loads/{id}/vehicle': ({ tender: id }: World) => ({ path: { id } }),
  'PUT /loads/{id}/vehicle/names': ({ tender: id }: World) => ({
    path: { id },
    body: { driver_name: DRIVER.name, truck_plate: TRUCK.plate, trailer_plate: null },
  }),
  'PUT /loads/{id}/vehicle': ({ tender: id, fleet }: World) => ({
    path: { id },
    body: { driver_id: fleet.own.driver, truck_id: fleet.own.truck, trailer_id: fleet.own.trailer },
  }),
} as unknown as Record<CarrierKeys, CallOf>;

export async function sentContactCode(app: TestApp, carrier: Carrier) {
  const { body } = await carrier.call('POST /contacts', { body: { ...CONTACT, email: newLogin('contact') } });
  await carrier.call('POST /contacts/{id}/code', { path: { id: body.data.id }, body: { channel: 'email' } });
  const { id } = await app.database.one<{ id: number }>('select max(id) as id from contact_codes');
  return { kind: 'contact.code-requested', payload: { code_id: id } };
}
