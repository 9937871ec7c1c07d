import type { ContractFeature } from '../core/feature';
import { viewsApi } from './shipper';

export const viewsContract = {
  calls: { shipper: viewsApi },
} as const satisfies ContractFeature;
