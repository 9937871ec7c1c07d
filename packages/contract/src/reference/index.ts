import type { ContractFeature } from '../core/feature';
import { infoApi, publicReferenceApi } from './calls';

export const referenceContract = {
  calls: { shared: infoApi, public: publicReferenceApi },
} as const satisfies ContractFeature;
