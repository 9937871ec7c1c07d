import type { Examples } from '../../core/example';

interface Records {
  order: number;
  stop: number;
  task: number;
  now: number;
}

const ID = '0b9e0c2e-6a3f-4c55-9b1b-0d6f2f0d9a11';

const shared = {
  'GET /loads/{id}/driver_link': ({ order: id }) => ({ path: { id } }),
  'POST /loads/{id}/driver_link': ({ order: id }) => ({ path: { id }, body: { channel: 'sms' } }),
} satisfies Examples<Records>;

export const shipperDriverExamples = shared;

export const carrierDriverExamples = {
  ...shared,
  'POST /loads/{id}/driver_link': ({ order: id }) => ({ path: { id }, body: { channel: 'copy' } }),
} satisfies Examples<Records>;

export const driverExamples = {
  'PUT /sharing': () => ({ body: { is_on: true } }),
  'POST /app': () => ({}),
  'GET /trip': () => ({}),
  'POST /reports': ({ stop, now }) => ({
    body: { reports: [{ id: ID, stop_id: stop, kind: 'arrived', at: new Date(now).toISOString() }] },
  }),
  'DELETE /reports/{report}': () => ({ path: { report: ID } }),
  'PUT /tasks/{task_id}': ({ task }) => ({ path: { task_id: task }, body: { done: true } }),
  'POST /files': () => ({ body: {} }),
  'POST /photos': ({ stop }) => ({ body: { stop_id: stop, file_ids: [1] } }),
  'POST /proofs': ({ stop, now }) => ({
    body: { id: ID, stop_id: stop, at: new Date(now).toISOString(), file_ids: [1], name: 'Ewa Lis' },
  }),
} satisfies Examples<Records>;
