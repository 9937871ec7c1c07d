import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { Carrier, Shipper } from '../build';
import type { Call } from '../every-call';

export const SIGNEE: BodyOf<ShipperApi['POST /account/signees']> = {
  first_name: 'Olena',
  middle_name: 'Petrivna',
  last_name: 'Savchuk',
  position: 'Director',
  basis: 'Charter',
  phone: '+380441234567',
  email: 'director@example.com',
};

export const REQUISITES: BodyOf<ShipperApi['POST /account/requisites']> = {
  bank_name: 'Bank Polski',
  bank_address: 'Warszawa, Rynek 1',
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  type: 'current',
  currency: 'PLN',
};

export const PROFILE: BodyOf<ShipperApi['PUT /account/company']> = {
  legal_form: 'limited_liability',
  tax_id: 'PL5260250995',
  address: { country_id: 'pl', region: 'Pomorskie', city: 'Gdańsk', street: 'Długa 1', postal_code: '80-001' },
  licence: { number: 'TL 12345', issuer: 'GITD', from: '2024-01-01', until: '2034-01-01' },
  website: 'https://kvarta.example',
  industry: 'transport',
  organization_size: '11-50',
  fleet_size: '6-20',
  registered_on: '2011-03-04',
};

export interface CompanyRecords {
  signee: number;
  requisites: number;
  carrierSignee: number;
  carrierRequisites: number;
}

export async function addCompanyRecords(shipper: Shipper, carrier: Carrier): Promise<CompanyRecords> {
  return {
    signee: (await shipper.call('POST /account/signees', { body: SIGNEE })).body.data.id,
    requisites: (await shipper.call('POST /account/requisites', { body: REQUISITES })).body.data.id,
    carrierSignee: (await carrier.call('POST /account/signees', { body: SIGNEE })).body.data.id,
    carrierRequisites: (await carrier.call('POST /account/requisites', { body: REQUISITES })).body.data.id,
  };
}

export async function addPendingAccount(shipper: Shipper): Promise<void> {
  await shipper.call('POST /account/requisites', { body: REQUISITES });
  const body = { ...REQUISITES, account: 'DE89370400440532013000', currency: 'EUR' };
  const { id } = (await shipper.call('POST /account/requisites', { body })).body.data;
  await shipper.call('POST /account/requisites/{id}/code', { path: { id } });
}

export const companyCalls = (
  of: (world: CompanyRecords) => { signee: number; requisites: number },
): Record<CompanyCall, (world: CompanyRecords) => Call> => {
  const signee = (world: CompanyRecords) => ({ path: { id: of(world).signee } });
  const requisites = (world: CompanyRecords) => ({ path: { id: of(world).requisites } });
  return {
    'GET /account/company': () => ({}),
    'PUT /account/company/close': () => ({}),
    'PUT /account/company/reopen': () => ({}),
    'PUT /account/company': () => ({ body: PROFILE }),
    'GET /account/company/history': () => ({}),
    'GET /account/company/export': () => ({}),
    'GET /account/signees': () => ({}),
    'POST /account/signees': () => ({ body: SIGNEE }),
    'PUT /account/signees/{id}': (world) => ({ ...signee(world), body: { position: 'Chief' } }),
    'DELETE /account/signees/{id}': signee,
    'PUT /account/signees/{id}/restore': signee,
    'GET /account/requisites': () => ({}),
    'POST /account/requisites': () => ({ body: { ...REQUISITES, account: 'DE89370400440532013000', currency: 'EUR' } }),
    'PUT /account/requisites/{id}': (world) => ({ ...requisites(world), body: { bank_address: 'Kraków' } }),
    'DELETE /account/requisites/{id}': requisites,
    'PUT /account/requisites/{id}/restore': requisites,
    'POST /account/requisites/{id}/code': requisites,
    'PUT /account/requisites/{id}/confirm': (world) => ({ ...requisites(world), body: { code: '123456' } }),
  };
};

type CompanyCall =
  | `PUT /account/company/${'close' | 'reopen'}`
  | `${'GET' | 'PUT'} /account/company`
  | 'GET /account/company/history'
  | 'GET /account/company/export'
  | `${'GET' | 'POST'} /account/${'signees' | 'requisites'}`
  | `${'PUT' | 'DELETE'} /account/${'signees' | 'requisites'}/{id}`
  | `PUT /account/${'signees' | 'requisites'}/{id}/restore`
  | 'POST /account/requisites/{id}/code'
  | 'PUT /account/requisites/{id}/confirm';
