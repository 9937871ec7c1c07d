export { announcementsFeature } from './feature';
export { findAnnouncementForMessage } from './announcement.queries';
export { excerptOf } from './clean-html';
