import type { ContractFeature } from '../core/feature';
import { shipperChatExamples, carrierChatExamples } from './examples';
import { chatApi, shipperChatApi, carrierChatApi } from './calls';
import { chatEvents } from './events';

export const chatContract = {
  calls: { shared: chatApi, shipper: shipperChatApi, carrier: carrierChatApi },
  events: chatEvents,
  examples: { shipper: shipperChatExamples, carrier: carrierChatExamples },
} as const satisfies ContractFeature;
