import type { ContractFeature } from '../core/feature';
import { shipperBidsExamples, carrierBidsExamples } from './examples';
import { carrierBidsApi } from './carrier';
import { bidEvents } from './events';
import { bidsApi } from './shipper';

export const bidsContract = {
  calls: { shipper: bidsApi, carrier: carrierBidsApi },
  events: bidEvents,
  examples: { shipper: shipperBidsExamples, carrier: carrierBidsExamples },
} as const satisfies ContractFeature;
