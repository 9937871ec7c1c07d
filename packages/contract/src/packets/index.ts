import type { ContractFeature } from '../core/feature';
import { carrierPacketsApi } from './carrier';
import { packetEvents } from './events';
import { packetSetting } from './setting';
import { packetsApi } from './shipper';

export const packetsContract = {
  calls: { shipper: packetsApi, carrier: carrierPacketsApi },
  events: packetEvents,
  setting: packetSetting,
} as const satisfies ContractFeature;
