import type { Examples } from '../core/example';

interface Records {
  carrierRequest: number;
  request: number;
  tender: number;
}

const shared = {
  'GET /requests': () => ({ query: { state: 'new' } }),
  'POST /requests': ({ tender: load_id }) => ({
    body: { subject: 'The map is empty', text: 'No streets are drawn', category: 'technical', load_id },
  }),
} satisfies Examples<Records>;

export const shipperRequestExamples = {
  ...shared,
  'GET /requests/{id}': ({ request: id }) => ({ path: { id } }),
  'PUT /requests/{id}/close': ({ request: id }) => ({ path: { id } }),
  'PUT /requests/{id}/reopen': ({ request: id }) => ({ path: { id } }),
  'PUT /requests/{id}/consent': ({ request: id }) => ({ path: { id } }),
  'GET /operator/requests': () => ({ query: { state: 'open' } }),
  'PUT /operator/requests/{id}': ({ request: id }) => ({ path: { id }, body: { state: 'solved' } }),
} satisfies Examples<Records>;

export const carrierRequestExamples = {
  ...shared,
  'GET /requests/{id}': ({ carrierRequest: id }) => ({ path: { id } }),
  'PUT /requests/{id}/close': ({ carrierRequest: id }) => ({ path: { id } }),
  'PUT /requests/{id}/reopen': ({ carrierRequest: id }) => ({ path: { id } }),
  'PUT /requests/{id}/consent': ({ carrierRequest: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
