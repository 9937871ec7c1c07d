import type { Carrier } from '../build';
import { PROFILE } from '../companies/company-calls';

interface World {
  carrier: Carrier;
  tender: number;
}

const reason = { reason: 'A reason' };

export const networkCalls = {
  'GET /carriers': () => ({}),
  'GET /carriers/counts': () => ({}),
  'GET /carriers/{id}': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}': ({ carrier }: World) => ({
    path: { id: carrier.carrierId },
    body: { label_ids: [], custom: {}, custom_known: {} },
  }),
  'GET /carriers/{id}/history': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'GET /carriers/{id}/company': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/company': ({ carrier }: World) => ({ path: { id: carrier.carrierId }, body: PROFILE }),
  'PUT /carriers/{id}/resend': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/revoke': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/approve': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/decline': ({ carrier }: World) => ({ path: { id: carrier.carrierId }, body: reason }),
  'PUT /carriers/{id}/suspend': ({ carrier }: World) => ({ path: { id: carrier.carrierId }, body: reason }),
  'PUT /carriers/{id}/resume': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/confirm_legal_id': ({ carrier }: World) => ({
    path: { id: carrier.carrierId },
    body: { name: carrier.name, country_id: 'pl', legal_id: '5260250995' },
  }),
  'PUT /carriers/{id}/unconfirm_legal_id': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'GET /carriers/{id}/scorecard': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'GET /carriers/{id}/scorecard/{metric}': ({ carrier }: World) => ({
    path: { id: carrier.carrierId, metric: 'response' },
  }),
  'GET /carriers/{id}/contests': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/contests/{contest_id}': ({ carrier }: World) => ({
    path: { id: carrier.carrierId, contest_id: 1 },
    body: { accept: true },
  }),
  'GET /carriers/{id}/reviews': ({ carrier }: World) => ({ path: { id: carrier.carrierId } }),
  'GET /loads/{id}/review': ({ tender: id }: World) => ({ path: { id } }),
  'POST /loads/{id}/review': ({ tender: id }: World) => ({ path: { id }, body: { stars: 5 } }),
};
