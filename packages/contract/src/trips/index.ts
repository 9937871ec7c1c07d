import type { ContractFeature } from '../core/feature';
import { shipperTripsExamples, carrierTripsExamples } from './examples';
import { shipperTripsApi, carrierTripsApi } from './calls';
import { tripEvents } from './events';

export const tripsContract = {
  calls: { shipper: shipperTripsApi, carrier: carrierTripsApi },
  events: tripEvents,
  examples: { shipper: shipperTripsExamples, carrier: carrierTripsExamples },
} as const satisfies ContractFeature;
