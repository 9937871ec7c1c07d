import type { ContractFeature } from '../core/feature';
import { demoApi } from './calls';

export const demoContract = {
  calls: { public: demoApi },
} as const satisfies ContractFeature;
