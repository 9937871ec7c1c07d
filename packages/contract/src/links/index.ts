import type { ContractFeature } from '../core/feature';
import { carrierLinksExamples } from './examples';
import { linksApi } from './carrier';

export const linksContract = {
  calls: { carrier: linksApi },
  examples: { carrier: carrierLinksExamples },
} as const satisfies ContractFeature;
