// What a company tells its network; a door of its own beside the main one.
export {
  ANNOUNCED_STATES,
  ANNOUNCEMENT_LIMITS,
  nextAnnouncementAt,
  refuseAnnouncement,
} from './announcements/announcement';
