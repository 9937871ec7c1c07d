import type { ContractFeature } from '../core/feature';
import { importsApi } from './shipper';

export const importsContract = {
  calls: { shipper: importsApi },
} as const satisfies ContractFeature;
