import type { ContractFeature } from '../core/feature';
import { shipperPacketsExamples, carrierPacketsExamples } from './examples';
import { carrierPacketsApi } from './carrier';
import { packetEvents } from './events';
import { packetSetting } from './setting';
import { packetsApi } from './shipper';

export const packetsContract = {
  calls: { shipper: packetsApi, carrier: carrierPacketsApi },
  events: packetEvents,
  setting: packetSetting,
  examples: { shipper: shipperPacketsExamples, carrier: carrierPacketsExamples },
} as const satisfies ContractFeature;
