import type { ContractFeature } from '../core/feature';
import { filesExamples } from './examples';
import { filesApi } from './calls';

export const filesContract = {
  calls: { shared: filesApi },
  examples: { shipper: filesExamples, carrier: filesExamples },
} as const satisfies ContractFeature;
