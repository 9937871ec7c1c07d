import type { ContractFeature } from '../core/feature';
import { carrierBidsApi } from './carrier';
import { bidEvents } from './events';
import { bidsApi } from './shipper';

export const bidsContract = {
  calls: { shipper: bidsApi, carrier: carrierBidsApi },
  events: bidEvents,
} as const satisfies ContractFeature;
