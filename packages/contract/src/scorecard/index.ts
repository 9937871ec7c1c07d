import type { ContractFeature } from '../core/feature';
import { carrierScorecardApi } from './carrier';
import { scorecardEvents } from './events';
import { scorecardApi } from './shipper';

export const scorecardContract = {
  calls: { shipper: scorecardApi, carrier: carrierScorecardApi },
  events: scorecardEvents,
} as const satisfies ContractFeature;
