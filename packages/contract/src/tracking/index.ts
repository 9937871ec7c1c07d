import type { ContractFeature } from '../core/feature';
import { carrierTrackingApi, trackApi } from './calls';
import { trackingEvents } from './events';
import { carrierTrackingExamples, shipperTrackingExamples } from './examples';
import { carrierTrackingLinkApi, followApi, shipperTrackingLinkApi } from './links/calls';
import { carrierTrackingLinkExamples, shipperTrackingLinkExamples } from './links/examples';
import { trackingSetting } from './setting';

export const trackingContract = {
  calls: {
    shared: trackApi,
    shipper: shipperTrackingLinkApi,
    carrier: { ...carrierTrackingApi, ...carrierTrackingLinkApi },
    public: followApi,
  },
  events: trackingEvents,
  setting: trackingSetting,
  examples: {
    shipper: { ...shipperTrackingExamples, ...shipperTrackingLinkExamples },
    carrier: { ...carrierTrackingExamples, ...carrierTrackingLinkExamples },
  },
} as const satisfies ContractFeature;
