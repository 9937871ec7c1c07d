import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, instant, line, personName, refusals, required, text } from '../core/fields';
import { driver, vehicleRow } from '../fleet/schemas';

/** Driver and vehicles of an order; `refusals.assign` says why its carrier may not assign them now. */
const loadVehicle = z.object({
  driver: driver.nullable(),
  truck: vehicleRow.nullable(),
  trailer: vehicleRow.nullable(),
  changed_at: instant.nullable(),
  refusals,
});
export type LoadVehicle = z.infer<typeof loadVehicle>;

const read = { access: 'brand', right: 'loads.read', secret: true } as const;
const response = dataOf(loadVehicle);

export const shipperTripsApi = {
  'GET /loads/{id}/vehicle': { ...read, summary: 'Who drives the order, and with what', response },
} as const satisfies EndpointTable;

const plate = required(line(20)).nullable();

export const carrierTripsApi = {
  'GET /loads/{id}/vehicle': {
    ...read,
    summary: 'Who drives the own order, and with what; a session that a link opened sees names and plates only',
    response,
  },
  'PUT /loads/{id}/vehicle/names': {
    access: 'brand',
    right: 'bids.write',
    secret: true,
    summary: 'Name driver, truck and trailer of a confirmed order by what they are called; those not known are added',
    body: z.strictObject({
      driver_name: personName(200).nullable(),
      driver_phone: text(50).nullable().optional(),
      truck_plate: plate,
      trailer_plate: plate,
    }),
    response,
  },
  'PUT /loads/{id}/vehicle': {
    access: 'brand',
    right: 'bids.write',
    secret: true,
    summary: 'Name driver, truck and trailer of a confirmed order; null takes one back',
    body: z.strictObject({ driver_id: id.nullable(), truck_id: id.nullable(), trailer_id: id.nullable() }),
    response,
  },
} as const satisfies EndpointTable;
