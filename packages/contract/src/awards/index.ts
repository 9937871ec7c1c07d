import type { ContractFeature } from '../core/feature';
import { awardEvents } from './events';
import { awardSetting } from './setting';
import { awardsApi } from './shipper';

export const awardsContract = {
  calls: { shipper: awardsApi },
  events: awardEvents,
  setting: awardSetting,
} as const satisfies ContractFeature;
