import type { ContractFeature } from '../core/feature';
import { liveApi } from './calls';

export const liveContract = {
  calls: { shared: liveApi },
} as const satisfies ContractFeature;
