export { isLinkOpen, LINK_CHANNELS, type LinkChannel, refuseLink } from './driver-link';
export { DRIVER_REPORTS, type DriverReport, type DriverReportKind, followReports } from './driver-report';
