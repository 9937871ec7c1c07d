import type { ContractFeature } from '../core/feature';
import { shipperViewsExamples } from './examples';
import { viewsApi } from './shipper';

export const viewsContract = {
  calls: { shipper: viewsApi },
  examples: { shipper: shipperViewsExamples },
} as const satisfies ContractFeature;
