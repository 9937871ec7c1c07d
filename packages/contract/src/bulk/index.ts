import type { ContractFeature } from '../core/feature';
import { bulkApi } from './shipper';

export const bulkContract = {
  calls: { shipper: bulkApi },
} as const satisfies ContractFeature;
