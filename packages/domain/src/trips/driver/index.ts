export { isLinkOpen, LINK_CHANNELS, type LinkChannel, refuseLink } from './driver-link';
export {
  DRIVER_FILES_MAX,
  DRIVER_REPORTS,
  isTapInside,
  type DriverReport,
  type DriverReportKind,
  followReports,
} from './driver-report';
export { isBeforeLinkEnd, linkEndsAt } from '../../core/link-end';
export { type LinkMessages } from './link-messages';
