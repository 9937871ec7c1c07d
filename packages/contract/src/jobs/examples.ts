import type { Examples } from '../core/example';

interface Records {
  job: number;
}

export const shipperJobsExamples = {
  'GET /jobs': () => ({}),
  'GET /jobs/{id}': ({ job: id }) => ({ path: { id } }),
  'GET /jobs/{id}/results': ({ job: id }) => ({ path: { id } }),
  'GET /jobs/{id}/results/export': ({ job: id }) => ({ path: { id } }),
  'PUT /jobs/{id}/cancel': ({ job: id }) => ({ path: { id } }),
  'PUT /jobs/{id}/undo': ({ job: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
