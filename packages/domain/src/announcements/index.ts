export { ANNOUNCEMENT_LIMITS, nextAnnouncementAt, refuseAnnouncement } from './announcement';
