export { refuseTrackingLink, showsTimes, TRACKING_LINKS_MAX } from './tracking-links';
