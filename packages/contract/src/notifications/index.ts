import type { ContractFeature } from '../core/feature';
import { notificationsApi, pushApi, unsubscribeApi } from './calls';
import { notificationEvents } from './events';

export const notificationsContract = {
  calls: { shared: notificationsApi, carrier: pushApi, public: unsubscribeApi },
  events: notificationEvents,
} as const satisfies ContractFeature;
