import { expect, it } from 'vitest';
import { refuseVehicleRequest, type VehicleRequestFacts } from './vehicle-request';

const T = 1_000;

it.each<[string, Partial<VehicleRequestFacts>, string | null]>([
  ['of a confirmed order', {}, null],
  ['of an order that has started', { state: 'in_progress' }, null],
  ['of a driver without a truck', { changedAt: T }, null],
  ['not before the confirmation', { state: 'awaiting_confirmation' }, 'load.wrong-state'],
  ['not of a completed order', { state: 'completed' }, 'load.wrong-state'],
  ['not with driver and truck', { vehicleSetAt: T, changedAt: T }, 'trip.vehicle-named'],
  ['not twice', { askedAt: T }, 'trip.vehicle-asked'],
  ['not twice for the same change', { askedAt: T, changedAt: T }, 'trip.vehicle-asked'],
  ['again when the carrier took the vehicle back', { askedAt: T, changedAt: T + 1 }, null],
])('the vehicle is asked for %s', (_name, fields, code) => {
  const facts = { state: 'processing', vehicleSetAt: null, changedAt: null, askedAt: null, ...fields } as const;
  expect(refuseVehicleRequest(facts)?.code ?? null).toBe(code);
});
