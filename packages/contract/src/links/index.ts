import type { ContractFeature } from '../core/feature';
import { linksApi } from './carrier';

export const linksContract = {
  calls: { carrier: linksApi },
} as const satisfies ContractFeature;
