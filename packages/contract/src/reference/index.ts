import type { ContractFeature } from '../core/feature';
import { referenceExamples } from './examples';
import { infoApi, publicReferenceApi } from './calls';

export const referenceContract = {
  calls: { shared: infoApi, public: publicReferenceApi },
  examples: { shipper: referenceExamples, carrier: referenceExamples },
} as const satisfies ContractFeature;
