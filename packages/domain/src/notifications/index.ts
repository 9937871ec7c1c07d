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
} from './groups';
export {
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
} from './preference';
export { confirmationNoticesAt, ENDING_NOTICE_MS, endingNoticeAt } from './due-moments';
export { quietUntil } from './quiet-hours';
