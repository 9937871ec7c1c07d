import type { Fixture } from '../every-call';

export const importCalls = {
  'GET /imports': () => ({ query: { kind: 'carriers' } }),
  'POST /imports': () => ({ body: { kind: 'carriers' } }),
  'GET /imports/{id}': ({ table: id }: Fixture) => ({ path: { id } }),
  'PUT /imports/{id}': ({ table: id }: Fixture) => ({ path: { id }, body: { mapping: { name: 0, login: 1 } } }),
  'POST /imports/{id}/run': ({ table: id }: Fixture) => ({ path: { id }, body: { dry_run: true } }),
  'GET /imports/{id}/refused': ({ table: id }: Fixture) => ({ path: { id } }),
};

export const jobCalls = {
  'GET /jobs': () => ({}),
  'GET /jobs/{id}': ({ job: id }: Fixture) => ({ path: { id } }),
  'GET /jobs/{id}/results': ({ job: id }: Fixture) => ({ path: { id } }),
  'GET /jobs/{id}/results/export': ({ job: id }: Fixture) => ({ path: { id } }),
  'PUT /jobs/{id}/cancel': ({ job: id }: Fixture) => ({ path: { id } }),
  'PUT /jobs/{id}/undo': ({ job: id }: Fixture) => ({ path: { id } }),
  'POST /loads/bulk/preview': ({ draft: id }: Fixture) => ({ body: { action: 'publish', ids: [id] } }),
  'POST /loads/bulk': ({ draft: id }: Fixture) => ({ body: { action: 'tag', ids: [id], add_tags: ['autumn'] } }),
};
