import type { Examples } from '../core/example';

/** Ids of the records that the examples are about. */
interface Records {
  job: number;
}

export const shipperJobsExamples = {
  'GET /jobs': () => ({}),
  'GET /jobs/{id}': ({ job: id }) => ({ path: { id } }),
  'GET /jobs/{id}/results': ({ job: id }) => ({ path: { id } }),
  'GET /jobs/{id}/results/export': ({ job: id }) => ({ path: { id } }),
  'PUT /jobs/{id}/cancel': ({ job: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
