import type { Examples } from '../core/example';
import { DRIVER, TRUCK } from '../fleet/examples';

interface Records {
  order: number;
  stop: number;
  proof: number;
  change: number;
  task: number;
  now: number;
  fleet: { own: { driver: number; truck: number; trailer: number } };
  tender: number;
}

const shared = {
  'GET /loads/{id}/trip': ({ order: id }) => ({ path: { id } }),
  'PUT /loads/{id}/trip/stops/{stop_id}': ({ order: id, stop, now }) => ({
    path: { id, stop_id: stop },
    body: { state: 'arrived', at: new Date(now).toISOString() },
  }),
  'POST /loads/{id}/trip/stops/{stop_id}/proofs': ({ order: id, stop }) => ({
    path: { id, stop_id: stop },
    body: { file_ids: [1], name: 'Ewa Lis' },
  }),
  'POST /loads/{id}/trip/changes': ({ order: id, stop }) => ({
    path: { id },
    body: { stop_id: stop, note: 'Gate 4' },
  }),
  'PUT /loads/{id}/trip/changes/{change_id}': ({ order: id, change }) => ({
    path: { id, change_id: change },
    body: { accept: false, reason: 'The ramp is closed' },
  }),
  'POST /loads/{id}/trip/tasks': ({ order: id }) => ({
    path: { id },
    body: { title: 'Weigh the truck', performer: 'driver', tracking: 'by_hand' },
  }),
  'PUT /loads/{id}/trip/tasks/{task_id}': ({ order: id, task }) => ({
    path: { id, task_id: task },
    body: { performer: 'carrier' },
  }),
  'DELETE /loads/{id}/trip/tasks/{task_id}': ({ order: id, task }) => ({ path: { id, task_id: task } }),
} satisfies Examples<Records>;

export const shipperTripsExamples = {
  ...shared,
  'PUT /loads/{id}/trip/proofs/{proof_id}': ({ order: id, proof }) => ({
    path: { id, proof_id: proof },
    body: { accept: true },
  }),
  'GET /loads/{id}/vehicle': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierTripsExamples = {
  ...shared,
  'GET /loads/{id}/vehicle': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/vehicle/names': ({ tender: id }) => ({
    path: { id },
    body: { driver_name: DRIVER.name, truck_plate: TRUCK.plate, trailer_plate: null },
  }),
  'PUT /loads/{id}/vehicle': ({ tender: id, fleet }) => ({
    path: { id },
    body: { driver_id: fleet.own.driver, truck_id: fleet.own.truck, trailer_id: fleet.own.trailer },
  }),
} satisfies Examples<Records>;
