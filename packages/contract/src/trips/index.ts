import type { ContractFeature } from '../core/feature';
import { carrierDriverApi, driverApi, shipperDriverApi } from './driver/calls';
import { carrierDriverExamples, driverExamples, shipperDriverExamples } from './driver/examples';
import { shipperTripsExamples, carrierTripsExamples } from './examples';
import { shipperTripsApi, carrierTripsApi } from './calls';
import { tripEvents } from './events';

export const tripsContract = {
  calls: {
    shipper: { ...shipperTripsApi, ...shipperDriverApi },
    carrier: { ...carrierTripsApi, ...carrierDriverApi },
    driver: driverApi,
  },
  events: tripEvents,
  examples: {
    shipper: { ...shipperTripsExamples, ...shipperDriverExamples },
    carrier: { ...carrierTripsExamples, ...carrierDriverExamples },
    driver: driverExamples,
  },
} as const satisfies ContractFeature;
