import type { ContractFeature } from '../core/feature';
import { shipperLiveExamples, carrierLiveExamples } from './examples';
import { liveApi } from './calls';

export const liveContract = {
  calls: { shared: liveApi },
  examples: { shipper: shipperLiveExamples, carrier: carrierLiveExamples },
} as const satisfies ContractFeature;
