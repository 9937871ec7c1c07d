import type { ContractFeature } from '../core/feature';
import { carrierTrackingApi, driverTrackingApi, trackApi } from './calls';
import { trackingEvents } from './events';
import { carrierTrackingExamples, driverTrackingExamples, shipperTrackingExamples } from './examples';
import { carrierTrackingLinkApi, followApi, shipperTrackingLinkApi } from './links/calls';
import { carrierTrackingLinkExamples, shipperTrackingLinkExamples } from './links/examples';
import { trackingSetting } from './setting';

export const trackingContract = {
  calls: {
    shared: trackApi,
    shipper: shipperTrackingLinkApi,
    carrier: { ...carrierTrackingApi, ...carrierTrackingLinkApi },
    public: followApi,
    driver: driverTrackingApi,
  },
  events: trackingEvents,
  setting: trackingSetting,
  examples: {
    shipper: { ...shipperTrackingExamples, ...shipperTrackingLinkExamples },
    carrier: { ...carrierTrackingExamples, ...carrierTrackingLinkExamples },
    driver: driverTrackingExamples,
  },
} as const satisfies ContractFeature;
