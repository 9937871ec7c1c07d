import type { Examples } from '../core/example';

interface Records {
  demo: number;
}

export const shipperDemoExamples = {
  'POST /demo_bookings': () => ({
    body: { time_zone: 'Europe/Kyiv', times: ['2099-05-04T09:00:00Z'], note: 'Awards' },
  }),
  'GET /demo_bookings': () => ({}),
  'GET /operator/demos': () => ({ query: { state: 'requested' } }),
  'PUT /operator/demos/{id}': ({ demo: id }) => ({ path: { id }, body: { at: '2099-05-04T09:00:00Z' } }),
} satisfies Examples<Records>;
