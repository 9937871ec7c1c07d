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
} from './preference';
export { quietUntil } from './quiet-hours';
