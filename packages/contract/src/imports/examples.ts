import type { Examples } from '../core/example';

interface Records {
  table: number;
}

export const shipperImportsExamples = {
  'GET /imports': () => ({ query: { kind: 'carriers' } }),
  'POST /imports': () => ({ body: { kind: 'carriers' } }),
  'GET /imports/{id}': ({ table: id }) => ({ path: { id } }),
  'PUT /imports/{id}': ({ table: id }) => ({ path: { id }, body: { mapping: { name: 0, login: 1 } } }),
  'POST /imports/{id}/run': ({ table: id }) => ({ path: { id }, body: { dry_run: true } }),
  'GET /imports/{id}/refused': ({ table: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
