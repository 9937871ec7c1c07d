import type { Examples } from '../core/example';
import { DRIVER, TRUCK } from '../fleet/examples';

interface Records {
  fleet: { own: { driver: number; truck: number; trailer: number } };
  tender: number;
}

export const shipperTripsExamples = {
  'GET /loads/{id}/vehicle': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierTripsExamples = {
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
