import type { Side } from '../people/roles';

/** What a message may become when its reader wants fewer: must-have ones always come through. */
export const NOTIFICATION_CLASSES = ['must-have', 'useful', 'digest'] as const;
export type NotificationClass = (typeof NOTIFICATION_CLASSES)[number];

/** Where a person is told something. E-mail stands for SMS too, for people who have no address. */
export const NOTIFICATION_CHANNELS = ['in_app', 'email', 'messenger', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a person chooses about: messages of one kind, each side with the weightiest class among them. */
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
  message: { shipper: 'useful', carrier: 'useful' },
  announcement: { carrier: 'useful' },
  reminder: { shipper: 'useful', carrier: 'useful' },
  company: { shipper: 'must-have', carrier: 'must-have' },
} as const satisfies Record<string, Partial<Record<Side, NotificationClass>>>;

export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;

/** What a carrier's browser shows while the page is closed. */
export const PUSHED_GROUPS: readonly NotificationGroup[] = ['outbid', 'ending', 'selected', 'message'];

/** The weightiest class of a group's messages on one side; nothing where that side gets none of them. */
export function classOfGroup(side: Side, group: NotificationGroup): NotificationClass | undefined {
  return (NOTIFICATION_GROUPS[group] as Partial<Record<Side, NotificationClass>>)[side];
}

/** The groups of one side, in the order in which they are shown. */
export const groupsOf = (side: Side): NotificationGroup[] =>
  (Object.keys(NOTIFICATION_GROUPS) as NotificationGroup[]).filter((group) => classOfGroup(side, group) !== undefined);
