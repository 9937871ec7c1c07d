import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { LIMITS } from '@tenderlane/domain/core';
import { id, instant, line, paragraph, personName, refusals, required, text } from '../core/fields';
import { driver, vehicleRow } from '../fleet/schemas';
import { decision, newChange, newProof, newTask, stopReport, taskChange, trip } from './schemas';

/** Driver and vehicles of an order; `refusals.assign` says why its carrier may not assign them now. */
const loadVehicle = z.object({
  driver: driver.nullable(),
  truck: vehicleRow.nullable(),
  trailer: vehicleRow.nullable(),
  changed_at: instant.nullable(),
  refusals,
});
export type LoadVehicle = z.infer<typeof loadVehicle>;

const carrierVehicle = loadVehicle.extend({
  /** Loading has started, so another driver or vehicle needs a reason. */
  needs_reason: z.boolean(),
  /** Other orders in the same hours with the same driver or vehicles. */
  clashes: z.array(
    z.object({
      load_id: id,
      number: z.string(),
      company: z.string(),
      kinds: z.array(z.enum(['driver', 'truck', 'trailer'])),
    }),
  ),
});
export type CarrierVehicle = z.infer<typeof carrierVehicle>;

const read = { access: 'brand', right: 'loads.read', secret: true } as const;
const response = dataOf(loadVehicle);
const carrierResponse = dataOf(carrierVehicle);
const reason = paragraph(LIMITS.commentMax).optional();
const tripAnswer = dataOf(trip);

const tripCalls = <const Write extends { access: 'brand'; right: 'loads.write' | 'bids.write' }>(write: Write) =>
  ({
    'GET /loads/{id}/trip': {
      ...read,
      summary: 'The trip of an order: stops with times, evidence and proofs',
      response: tripAnswer,
    },
    'PUT /loads/{id}/trip/stops/{stop_id}': {
      ...write,
      secret: true,
      summary: 'Report a stop by hand; the state before takes an own report back within five minutes',
      body: stopReport,
      response: tripAnswer,
    },
    'POST /loads/{id}/trip/stops/{stop_id}/proofs': {
      ...write,
      secret: true,
      summary: 'Add a proof of delivery: a signature with the name of the signer, or files of the signed paper',
      body: newProof,
      response: tripAnswer,
      status: 201,
    },
    'POST /loads/{id}/trip/changes': {
      ...write,
      summary:
        'Change contact and note of a stop at once; propose another window or address, or a new stop, to the other side',
      body: newChange,
      response: tripAnswer,
      status: 201,
    },
    'PUT /loads/{id}/trip/changes/{change_id}': {
      ...write,
      summary: 'Accept or refuse a change; the side that proposed it withdraws it by not accepting',
      body: decision,
      response: tripAnswer,
    },
    'POST /loads/{id}/trip/tasks': {
      ...write,
      summary: 'Add a task with its performer, date and tracking',
      body: newTask,
      response: tripAnswer,
      status: 201,
    },
    'PUT /loads/{id}/trip/tasks/{task_id}': {
      ...write,
      summary: 'Change a task, or mark it as done; a task that a fact does is not marked',
      body: taskChange,
      response: tripAnswer,
    },
    'DELETE /loads/{id}/trip/tasks/{task_id}': { ...write, summary: 'Delete a task of the own side', response: null },
  }) as const satisfies EndpointTable;

export const shipperTripsApi = {
  ...tripCalls({ access: 'brand', right: 'loads.write' }),
  'PUT /loads/{id}/trip/proofs/{proof_id}': {
    access: 'brand',
    right: 'loads.write',
    secret: true,
    summary: 'Accept or refuse a proof of delivery',
    body: decision,
    response: tripAnswer,
  },
  'GET /loads/{id}/vehicle': { ...read, summary: 'Who drives the order, and with what', response },
} as const satisfies EndpointTable;

const plate = required(line(20)).nullable();

export const carrierTripsApi = {
  ...tripCalls({ access: 'brand', right: 'bids.write' }),
  'GET /loads/{id}/vehicle': {
    ...read,
    summary: 'Who drives the own order, and with what; a session that a link opened sees names and plates only',
    response: carrierResponse,
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
      reason,
    }),
    response: carrierResponse,
  },
  'PUT /loads/{id}/vehicle': {
    access: 'brand',
    right: 'bids.write',
    secret: true,
    summary: 'Name driver, truck and trailer of a confirmed order; null takes one back',
    body: z.strictObject({ driver_id: id.nullable(), truck_id: id.nullable(), trailer_id: id.nullable(), reason }),
    response: carrierResponse,
  },
} as const satisfies EndpointTable;
