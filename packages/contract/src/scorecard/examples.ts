import type { Examples } from '../core/example';

interface Records {
  carrier: { carrierId: number };
  shipper: { companyId: number };
  tender: number;
}

export const shipperScorecardExamples = {
  'GET /carriers/{id}/scorecard': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'GET /carriers/{id}/scorecard/{metric}': ({ carrier }) => ({ path: { id: carrier.carrierId, metric: 'response' } }),
  'GET /carriers/{id}/contests': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/contests/{contest_id}': ({ carrier }) => ({
    path: { id: carrier.carrierId, contest_id: 1 },
    body: { accept: true },
  }),
  'GET /carriers/{id}/reviews': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'GET /loads/{id}/review': ({ tender: id }) => ({ path: { id } }),
  'POST /loads/{id}/review': ({ tender: id }) => ({ path: { id }, body: { stars: 5 } }),
} satisfies Examples<Records>;

export const carrierScorecardExamples = {
  'GET /scorecard': () => ({}),
  'GET /scorecard/{id}/{metric}': ({ shipper }) => ({ path: { id: shipper.companyId, metric: 'response' } }),
  'POST /scorecard/{id}/contests': ({ shipper, tender }) => ({
    path: { id: shipper.companyId },
    body: { metric: 'response', load_id: tender, text: 'We were not told' },
  }),
} satisfies Examples<Records>;
