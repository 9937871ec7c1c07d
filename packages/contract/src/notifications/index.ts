import type { ContractFeature } from '../core/feature';
import { shipperNotificationsExamples, carrierNotificationsExamples } from './examples';
import { notificationsApi, pushApi, unsubscribeApi } from './calls';

export const notificationsContract = {
  calls: { shared: notificationsApi, carrier: pushApi, public: unsubscribeApi },
  examples: { shipper: shipperNotificationsExamples, carrier: carrierNotificationsExamples },
} as const satisfies ContractFeature;
