import type { ContractFeature } from '../core/feature';
import { helpApi } from './calls';

export const helpContract = {
  calls: { public: helpApi },
} as const satisfies ContractFeature;
