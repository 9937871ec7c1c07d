import type { ContractFeature } from '../core/feature';
import { filesApi } from './calls';

export const filesContract = {
  calls: { shared: filesApi },
} as const satisfies ContractFeature;
