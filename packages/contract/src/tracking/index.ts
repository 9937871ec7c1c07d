import type { ContractFeature } from '../core/feature';
import { carrierTrackingApi, trackApi } from './calls';
import { trackingEvents } from './events';
import { carrierTrackingExamples, shipperTrackingExamples } from './examples';

export const trackingContract = {
  calls: { shared: trackApi, carrier: carrierTrackingApi },
  events: trackingEvents,
  examples: { shipper: shipperTrackingExamples, carrier: carrierTrackingExamples },
} as const satisfies ContractFeature;
