import type { ContractFeature } from '../core/feature';
import { shipperBulkExamples } from './examples';
import { bulkApi } from './shipper';

export const bulkContract = {
  calls: { shipper: bulkApi },
  examples: { shipper: shipperBulkExamples },
} as const satisfies ContractFeature;
