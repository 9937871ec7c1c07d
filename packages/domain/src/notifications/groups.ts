import type { Side } from '../core/roles';

/** Classes of messages; their reader cannot reduce `must-have` ones. */
export const NOTIFICATION_CLASSES = ['must-have', 'useful', 'digest'] as const;
export type NotificationClass = (typeof NOTIFICATION_CLASSES)[number];

/** Channels of notifications. `email` also stands for SMS to people without an address. */
export const NOTIFICATION_CHANNELS = ['in_app', 'email', 'messenger', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const NOTIFICATION_GROUPS = {
  invited: { carrier: 'useful' },
  outbid: { carrier: 'digest' },
  extended: { carrier: 'useful' },
  ending: { carrier: 'useful' },
  selected: { shipper: 'useful', carrier: 'must-have' },
  confirmation: { shipper: 'must-have', carrier: 'must-have' },
  lost: { carrier: 'must-have' },
  changed: { carrier: 'must-have' },
  tender_over: { shipper: 'must-have' },
  approval: { shipper: 'must-have' },
  network: { shipper: 'useful', carrier: 'useful' },
  order: { shipper: 'must-have', carrier: 'must-have' },
  trip: { shipper: 'useful', carrier: 'useful' },
  message: { shipper: 'useful', carrier: 'useful' },
  announcement: { carrier: 'useful' },
  reminder: { shipper: 'useful', carrier: 'useful' },
  company: { shipper: 'must-have', carrier: 'must-have' },
} as const satisfies Record<string, Partial<Record<Side, NotificationClass>>>;

export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;

export const PUSHED_GROUPS: readonly NotificationGroup[] = ['outbid', 'ending', 'selected', 'message'];

export function classOfGroup(side: Side, group: NotificationGroup): NotificationClass | undefined {
  return (NOTIFICATION_GROUPS[group] as Partial<Record<Side, NotificationClass>>)[side];
}

export const groupsOf = (side: Side): NotificationGroup[] =>
  (Object.keys(NOTIFICATION_GROUPS) as NotificationGroup[]).filter((group) => classOfGroup(side, group) !== undefined);
