// Notifications: recipients, channels and times. A separate entry point of the package.
export {
  classOfGroup,
  groupsOf,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_CLASSES,
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationClass,
  type NotificationGroup,
  PUSHED_GROUPS,
} from './notifications/groups';
export {
  type ChannelChoice,
  channelsFor,
  groupDigest,
  isToldOf,
  isWanted,
  type NotificationPreference,
  type PlannedChannel,
  refusePreference,
  USUAL_PREFERENCE,
  WATCH_STATES,
  type WatchState,
} from './notifications/preference';
export { confirmationNoticesAt, ENDING_NOTICE_MS, endingNoticeAt } from './notifications/due-moments';
export { type QuietHours, quietUntil } from './notifications/quiet-hours';
