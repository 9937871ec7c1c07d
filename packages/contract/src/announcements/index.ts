import type { ContractFeature } from '../core/feature';
import { carrierAnnouncementsApi } from './carrier';
import { announcementEvents } from './events';
import { announcementSetting } from './setting';
import { announcementsApi } from './shipper';

export const announcementsContract = {
  calls: { shipper: announcementsApi, carrier: carrierAnnouncementsApi },
  events: announcementEvents,
  setting: announcementSetting,
} as const satisfies ContractFeature;
