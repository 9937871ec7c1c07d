import type { Examples } from '../core/example';

interface Records {
  order: number;
  source: number;
  fleet: { own: { truck: number } };
}

const sourceOf = ({ fleet }: Records) => ({
  name: 'Wialon',
  devices: [{ device: '902064', truck_id: fleet.own.truck }],
});

export const shipperTrackingExamples = {
  'GET /loads/{id}/track': ({ order: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierTrackingExamples = {
  ...shipperTrackingExamples,
  'GET /tracking_sources': () => ({}),
  'POST /tracking_sources': (records) => ({ body: sourceOf(records) }),
  'PUT /tracking_sources/{id}': (records) => ({ path: { id: records.source }, body: sourceOf(records) }),
  'DELETE /tracking_sources/{id}': ({ source: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const driverTrackingExamples = {
  'POST /positions': ({ now }) => ({
    body: { positions: [{ at: new Date(now).toISOString(), lat: 50.45, lon: 30.52, speed_kmh: 60, accuracy_m: 12 }] },
  }),
} satisfies Examples<{ now: number }>;
