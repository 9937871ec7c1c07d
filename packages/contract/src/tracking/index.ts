import type { ContractFeature } from '../core/feature';
import { carrierTrackingApi, driverTrackingApi, trackApi } from './calls';
import { trackingEvents } from './events';
import { carrierTrackingExamples, driverTrackingExamples, shipperTrackingExamples } from './examples';

export const trackingContract = {
  calls: { shared: trackApi, carrier: carrierTrackingApi, driver: driverTrackingApi },
  events: trackingEvents,
  examples: { shipper: shipperTrackingExamples, carrier: carrierTrackingExamples, driver: driverTrackingExamples },
} as const satisfies ContractFeature;
