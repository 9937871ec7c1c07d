import type { ContractFeature } from '../core/feature';
import { shipperNotificationsExamples, carrierNotificationsExamples } from './examples';
import { notificationsApi, pushApi, unsubscribeApi } from './calls';
import { notificationEvents } from './events';

export const notificationsContract = {
  calls: { shared: notificationsApi, carrier: pushApi, public: unsubscribeApi },
  events: notificationEvents,
  examples: { shipper: shipperNotificationsExamples, carrier: carrierNotificationsExamples },
} as const satisfies ContractFeature;
