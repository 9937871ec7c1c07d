import type { Examples } from '../../core/example';

interface Records {
  order: number;
}

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
  'GET /trip': () => ({}),
} satisfies Examples<Records>;
