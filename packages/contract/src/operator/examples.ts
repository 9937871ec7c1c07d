import type { Examples } from '../core/example';

interface Records {
  facilityProposal: number;
  manager: number;
  photo: number;
  shipper: { companyId: number };
}

export const TINY_PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const shared = {
  'GET /operator_photos/{id}': ({ photo: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const shipperOperatorExamples = {
  ...shared,
  'GET /operator/facility_proposals': () => ({}),
  'PUT /operator/facility_proposals/{id}/approve': ({ facilityProposal: id }) => ({ path: { id } }),
  'PUT /operator/facility_proposals/{id}/decline': ({ facilityProposal: id }) => ({
    path: { id },
    body: { reason: 'The address is wrong' },
  }),
  'GET /operator/installation': () => ({}),
  'GET /operator/queues': () => ({}),
  'GET /operator/parked': () => ({}),
  'PUT /operator/parked/retry': () => ({}),
  'PUT /operator/parked/{id}/retry': () => ({ path: { id: 1 } }),
  'GET /operator/companies': () => ({ query: { search: 'Kvarta' } }),
  'PUT /operator/companies/{id}/manager': ({ shipper, manager }) => ({
    path: { id: shipper.companyId },
    body: { account_id: manager },
  }),
  'GET /operator/contests': () => ({}),
  'GET /operator/contests/{id}/document': () => ({ path: { id: 1 } }),
  'PUT /operator/contests/{id}/settle': () => ({ path: { id: 1 }, body: { unconfirm: false } }),
  'GET /operator/matches': () => ({}),
  'PUT /operator/matches/{kind}/{id}/review': () => ({ path: { kind: 'account', id: 1 }, body: { note: 'One owner' } }),
  'GET /operator/members': () => ({}),
  'GET /operator/profile': () => ({}),
  'PUT /operator/profile': () => ({ body: { telegram: 'https://t.me/kvarta_support', photo: TINY_PHOTO } }),
} satisfies Examples<Records>;

export const carrierOperatorExamples = shared;
