export { announcementsFeature } from './feature';
export { findAnnouncementForMessage } from './announcement.queries';
