export { ANNOUNCED_STATES, ANNOUNCEMENT_LIMITS, nextAnnouncementAt, refuseAnnouncement } from './announcement';
