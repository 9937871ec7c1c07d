import type { Examples } from '../core/example';
import type { CompanyProfileBody, SigneeBody } from './profile';
import type { RequisitesBody } from './requisites';

interface Records {
  accessRequest: number;
  carrierColleague: number;
  carrierRequisites: number;
  carrierSignee: number;
  newLogin: (name: string) => string;
  requisites: number;
  shipper: { companyId: number };
  signee: number;
  viewer: { memberId: number };
}

export const SIGNEE: SigneeBody = {
  first_name: 'Olena',
  middle_name: 'Petrivna',
  last_name: 'Savchuk',
  position: 'Director',
  basis: 'Charter',
  phone: '+380441234567',
  email: 'director@example.com',
};

export const REQUISITES: RequisitesBody = {
  bank_name: 'Bank Polski',
  bank_address: 'Warszawa, Rynek 1',
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  type: 'current',
  currency: 'PLN',
};

export const PROFILE: CompanyProfileBody = {
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

const company = { name: 'New brand', country_id: 'pl' };
const number = { country_id: 'pl', legal_id: '5260250995' };

const companyRecords = (signee: (records: Records) => number, requisites: (records: Records) => number) => {
  const ofSignee = (records: Records) => ({ path: { id: signee(records) } });
  const ofRequisites = (records: Records) => ({ path: { id: requisites(records) } });
  return {
    'GET /account/company': () => ({}),
    'PUT /account/company/close': () => ({}),
    'PUT /account/company/reopen': () => ({}),
    'PUT /account/company': () => ({ body: PROFILE }),
    'GET /account/company/history': () => ({}),
    'GET /account/company/export': () => ({}),
    'GET /account/signees': () => ({}),
    'POST /account/signees': () => ({ body: SIGNEE }),
    'PUT /account/signees/{id}': (records) => ({ ...ofSignee(records), body: { position: 'Chief' } }),
    'DELETE /account/signees/{id}': ofSignee,
    'PUT /account/signees/{id}/restore': ofSignee,
    'GET /account/requisites': () => ({}),
    'POST /account/requisites': () => ({ body: { ...REQUISITES, account: 'DE89370400440532013000', currency: 'EUR' } }),
    'PUT /account/requisites/{id}': (records) => ({ ...ofRequisites(records), body: { bank_address: 'Kraków' } }),
    'DELETE /account/requisites/{id}': ofRequisites,
    'PUT /account/requisites/{id}/restore': ofRequisites,
    'POST /account/requisites/{id}/code': ofRequisites,
    'PUT /account/requisites/{id}/confirm': (records) => ({ ...ofRequisites(records), body: { code: '123456' } }),
  } satisfies Examples<Records>;
};

const shared = {
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
  'GET /profile/users': () => ({}),
  'GET /profile/administrators': () => ({}),
  'POST /profile/users': ({ newLogin }) => ({ body: { login: newLogin('new'), role: 'viewer' } }),
  'POST /brands/invitations/{code}/accept': () => ({ path: { code: 'x'.repeat(22) } }),
} satisfies Examples<Records>;

export const shipperCompaniesExamples = {
  ...shared,
  ...companyRecords(
    ({ signee }) => signee,
    ({ requisites }) => requisites,
  ),
  'GET /accounting/subscriptions/account': () => ({}),
  'GET /profile/users/{id}/edit': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'PUT /profile/users/{id}': ({ viewer }) => ({ path: { id: viewer.memberId }, body: { role: 'dispatcher' } }),
  'PUT /profile/users/{id}/resend': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'PUT /profile/users/{id}/owner': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'DELETE /profile/users/{id}': ({ viewer }) => ({ path: { id: viewer.memberId } }),
  'GET /profile/setting': () => ({}),
  'PUT /profile/setting': () => ({ body: { days_to_pay: 14 } }),
  'GET /account/access_requests': () => ({}),
  'POST /account/access_requests': ({ shipper }) => ({
    body: { company_id: shipper.companyId, text: 'Let me in', page: '/tenders?status=ongoing' },
  }),
  'GET /profile/access_requests': () => ({}),
  'PUT /profile/access_requests/{id}/approve': ({ accessRequest: id }) => ({ path: { id }, body: { role: 'viewer' } }),
  'PUT /profile/access_requests/{id}/decline': ({ accessRequest: id }) => ({
    path: { id },
    body: { reason: 'A reason' },
  }),
} satisfies Examples<Records>;

export const carrierCompaniesExamples = {
  ...shared,
  ...companyRecords(
    ({ carrierSignee }) => carrierSignee,
    ({ carrierRequisites }) => carrierRequisites,
  ),
  'PUT /profile/users/{id}': ({ carrierColleague: id }) => ({ path: { id }, body: { role: 'dispatcher' } }),
  'PUT /profile/users/{id}/owner': ({ carrierColleague: id }) => ({ path: { id } }),
  'DELETE /profile/users/{id}': ({ carrierColleague: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
