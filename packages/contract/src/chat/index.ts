import type { ContractFeature } from '../core/feature';
import { chatApi, shipperChatApi, carrierChatApi } from './calls';
import { chatEvents } from './events';

export const chatContract = {
  calls: { shared: chatApi, shipper: shipperChatApi, carrier: carrierChatApi },
  events: chatEvents,
} as const satisfies ContractFeature;
