import type { z } from 'zod';
import type { Example, Examples } from '../core/example';
import type { carrierFleetApi, shipperFleetApi } from './calls';
import type { contactBody, driverBody, trailerBody, truckBody } from './schemas';

type ContactBody = z.input<typeof contactBody>;
type DriverBody = z.input<typeof driverBody>;
type TruckBody = z.input<typeof truckBody>;
type TrailerBody = z.input<typeof trailerBody>;

export const CONTACT: ContactBody = {
  first_name: 'Iryna',
  last_name: 'Koval',
  position: 'Dispatcher',
  languages: ['uk', 'en'],
  phone: '+380671234567',
  email: 'iryna.koval@carrier.example',
};

export const DRIVER: DriverBody = {
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

export const TRUCK: TruckBody = {
  ...VEHICLE,
  loadings: ['rear'],
  equipment: [],
  category: 'N3',
  type: 'tractor',
  plate: 'AA 1234 BC',
};
export const TRAILER: TrailerBody = {
  ...VEHICLE,
  loadings: ['rear', 'side'],
  equipment: ['20 straps'],
  category: 'O4',
  type: 'semi_trailer',
  plate: 'AA 5678 XX',
};

export const FLEET_BODIES = { contact: CONTACT, driver: DRIVER, truck: TRUCK, trailer: TRAILER } as const;

type Kind = keyof typeof FLEET_BODIES;
const KINDS = Object.keys(FLEET_BODIES) as Kind[];

interface Records {
  newLogin: (name: string) => string;
  carrier: { carrierId: number };
  fleet: Record<'own' | 'kept', Record<Kind, number>>;
}

/** Codes to one address are counted across companies, so each contact has its own address. */
export const fleetBody = (kind: Kind, newLogin: Records['newLogin']): object =>
  kind === 'contact' ? { ...CONTACT, email: newLogin('contact') } : FLEET_BODIES[kind];

const newPlate = { truck: { plate: 'NEW 1' }, trailer: { plate: 'NEW 2' }, contact: {}, driver: {} };

function examplesOf(
  prefix: string,
  kind: Kind,
  address: (records: Records, withOne: boolean) => object,
): Examples<Records> {
  const list = `${prefix}/${kind}s`;
  const one = `${list}/{${prefix ? `${kind}_id` : 'id'}}`;
  const ofList: Example<Records> = (records) => ({ path: { ...address(records, false) } });
  const ofOne: Example<Records> = (records) => ({ path: { ...address(records, true) } });
  const body = ({ newLogin }: Records) => fleetBody(kind, newLogin);
  return {
    [`GET ${list}`]: ofList,
    [`GET ${one}`]: ofOne,
    [`POST ${list}`]: (records) => ({ ...ofList(records), body: { ...body(records), ...newPlate[kind] } }),
    [`PUT ${one}`]: (records) => ({ ...ofOne(records), body: body(records) }),
    [`DELETE ${one}`]: ofOne,
    [`PUT ${one}/restore`]: ofOne,
    [`GET ${one}/history`]: ofOne,
    [`GET ${list}/export`]: ofList,
    [`POST ${list}/exports`]: (records) => ({ ...ofList(records), body: {} }),
  };
}

export const shipperFleetExamples = Object.assign(
  {},
  ...KINDS.map((kind) =>
    examplesOf('/carriers/{id}', kind, ({ carrier, fleet }, withOne) => ({
      id: carrier.carrierId,
      ...(withOne && { [`${kind}_id`]: fleet.kept[kind] }),
    })),
  ),
) as Record<keyof typeof shipperFleetApi, Example<Records>>;

export const carrierFleetExamples = Object.assign(
  {
    'POST /contacts/{id}/code': ({ fleet }) => ({ path: { id: fleet.own.contact }, body: { channel: 'email' } }),
    'PUT /contacts/{id}/verify': ({ fleet }) => ({
      path: { id: fleet.own.contact },
      body: { channel: 'email', code: '000000' },
    }),
  } satisfies Examples<Records>,
  ...KINDS.map((kind) => examplesOf('', kind, ({ fleet }, withOne) => (withOne ? { id: fleet.own[kind] } : {}))),
) as Record<keyof typeof carrierFleetApi, Example<Records>>;
