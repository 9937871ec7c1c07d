import type { ContractFeature } from '../core/feature';
import { shipperAwardsExamples } from './examples';
import { awardEvents } from './events';
import { awardSetting } from './setting';
import { awardsApi } from './shipper';

export const awardsContract = {
  calls: { shipper: awardsApi },
  events: awardEvents,
  setting: awardSetting,
  examples: { shipper: shipperAwardsExamples },
} as const satisfies ContractFeature;
