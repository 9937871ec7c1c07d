import type { ContractFeature } from '../core/feature';
import { shipperImportsExamples } from './examples';
import { importsApi } from './shipper';

export const importsContract = {
  calls: { shipper: importsApi },
  examples: { shipper: shipperImportsExamples },
} as const satisfies ContractFeature;
