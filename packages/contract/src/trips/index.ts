import type { ContractFeature } from '../core/feature';
import { shipperTripsApi, carrierTripsApi } from './calls';
import { tripEvents } from './events';

export const tripsContract = {
  calls: { shipper: shipperTripsApi, carrier: carrierTripsApi },
  events: tripEvents,
} as const satisfies ContractFeature;
