import type { ContractFeature } from '../core/feature';
import { shipperScorecardExamples, carrierScorecardExamples } from './examples';
import { carrierScorecardApi } from './carrier';
import { scorecardEvents } from './events';
import { scorecardApi } from './shipper';

export const scorecardContract = {
  calls: { shipper: scorecardApi, carrier: carrierScorecardApi },
  events: scorecardEvents,
  examples: { shipper: shipperScorecardExamples, carrier: carrierScorecardExamples },
} as const satisfies ContractFeature;
