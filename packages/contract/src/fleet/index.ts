import type { ContractFeature } from '../core/feature';
import { shipperFleetApi, carrierFleetApi } from './calls';
import { fleetEvents } from './events';

export const fleetContract = {
  calls: { shipper: shipperFleetApi, carrier: carrierFleetApi },
  events: fleetEvents,
} as const satisfies ContractFeature;
