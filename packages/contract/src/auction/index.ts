import type { ContractFeature } from '../core/feature';
import { shipperAuctionExamples, carrierAuctionExamples } from './examples';
import { carrierAuctionApi } from './carrier';
import { auctionEvents } from './events';
import { auctionSetting } from './setting';
import { auctionApi } from './shipper';

export const auctionContract = {
  calls: { shipper: auctionApi, carrier: carrierAuctionApi },
  events: auctionEvents,
  setting: auctionSetting,
  examples: { shipper: shipperAuctionExamples, carrier: carrierAuctionExamples },
} as const satisfies ContractFeature;
