import type { ContractFeature } from '../core/feature';
import { operatorRequestsApi, requestsApi } from './calls';
import { requestEvents } from './events';
import { carrierRequestExamples, shipperRequestExamples } from './examples';

export const requestsContract = {
  calls: { shared: requestsApi, shipper: operatorRequestsApi },
  events: requestEvents,
  examples: { shipper: shipperRequestExamples, carrier: carrierRequestExamples },
} as const satisfies ContractFeature;
