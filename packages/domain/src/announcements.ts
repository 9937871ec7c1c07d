// Announcements of a company to its network. A separate entry point of the package.
export { ANNOUNCEMENT_LIMITS, nextAnnouncementAt, refuseAnnouncement } from './announcements/announcement';
