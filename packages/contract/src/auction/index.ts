import type { ContractFeature } from '../core/feature';
import { carrierAuctionApi } from './carrier';
import { auctionEvents } from './events';
import { auctionSetting } from './setting';
import { auctionApi } from './shipper';

export const auctionContract = {
  calls: { shipper: auctionApi, carrier: carrierAuctionApi },
  events: auctionEvents,
  setting: auctionSetting,
} as const satisfies ContractFeature;
