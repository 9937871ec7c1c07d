import type { ContractFeature } from '../core/feature';
import { shipperAnnouncementsExamples, carrierAnnouncementsExamples } from './examples';
import { carrierAnnouncementsApi } from './carrier';
import { announcementEvents } from './events';
import { announcementSetting } from './setting';
import { announcementsApi } from './shipper';

export const announcementsContract = {
  calls: { shipper: announcementsApi, carrier: carrierAnnouncementsApi },
  events: announcementEvents,
  setting: announcementSetting,
  examples: { shipper: shipperAnnouncementsExamples, carrier: carrierAnnouncementsExamples },
} as const satisfies ContractFeature;
