import type { Side } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import {
  classOfGroup,
  groupsOf,
  type NotificationChannel,
  type NotificationClass,
  type NotificationGroup,
  PUSHED_GROUPS,
} from './groups';
import { nextTimeOfDay } from '../values/time-of-day';
import { quietUntil, type QuietHours } from './quiet-hours';

export type ChannelChoice = Partial<Record<NotificationChannel, boolean>>;

export interface NotificationPreference {
  events: Partial<Record<NotificationGroup, ChannelChoice>>;
  quiet_hours: QuietHours | null;
  /** Hour of the day for the digest e-mail; null sends each message by itself. */
  digest_hour: number | null;
  time_zone: string | null;
}

export const USUAL_PREFERENCE: NotificationPreference = {
  events: {},
  quiet_hours: null,
  digest_hour: null,
  time_zone: null,
};

export function isWanted(
  { events }: Pick<NotificationPreference, 'events'>,
  group: NotificationGroup,
  channel: NotificationChannel,
): boolean {
  return events[group]?.[channel] ?? (channel !== 'push' || PUSHED_GROUPS.includes(group));
}

export interface PlannedChannel {
  channel: NotificationChannel;
  at: number | null;
  isDigest: boolean;
}

export interface PlannedMessage {
  group: NotificationGroup;
  class: NotificationClass;
  channels: readonly NotificationChannel[];
}

/**
 * Chooses channels and times of a message. Must-have messages are immediate and use the application and one more
 * channel; others wait for the end of quiet hours, by e-mail for the digest.
 */
export function channelsFor(
  preference: NotificationPreference,
  { group, class: kind, channels }: PlannedMessage,
  now: number,
): PlannedChannel[] {
  const isMust = kind === 'must-have';
  const wanted = channels.filter((channel) => (isMust && channel === 'in_app') || isWanted(preference, group, channel));
  const leavesTheApp = wanted.some((channel) => channel !== 'in_app');
  if (isMust && !leavesTheApp && channels.includes('email')) wanted.push('email');
  return wanted.map((channel) => {
    if (isMust || channel === 'in_app') return { channel, at: null, isDigest: false };
    const isDigest = channel === 'email' && preference.digest_hour !== null;
    const from = isDigest ? nextDigest(preference, now) : now;
    const at = quietUntil(preference.quiet_hours, from) ?? (isDigest ? from : null);
    return { channel, at, isDigest };
  });
}

function nextDigest({ digest_hour: hour, time_zone: zone }: NotificationPreference, now: number): number {
  return nextTimeOfDay(now, (hour ?? 0) * 60, zone ?? 'UTC');
}

/** Must-have messages must stay in the application and one more channel; a side has only its own groups. */
export function refusePreference(side: Side, preference: Pick<NotificationPreference, 'events'>): Refusal | null {
  const own = groupsOf(side);
  for (const group of Object.keys(preference.events) as NotificationGroup[]) {
    if (!own.includes(group)) return refuse('notification.not-of-this-side', { event: group }, 'events');
    if (classOfGroup(side, group) !== 'must-have') continue;
    if (!isWanted(preference, group, 'in_app')) return refuse('notification.stays-in-app', { event: group }, 'events');
    const others = ['email', 'messenger'] as const;
    if (!others.some((channel) => isWanted(preference, group, channel)))
      return refuse('notification.one-more-channel', { event: group }, 'events');
  }
  return null;
}

export const isToldOf = (isMuted: boolean, kind: NotificationClass): boolean => !isMuted || kind === 'must-have';

/** Keeps one item per key in a digest: the latest. */
export function groupDigest<Item extends { key: string; at: number }>(items: readonly Item[]): Item[] {
  const last = new Map<string, Item>();
  for (const item of [...items].sort((a, b) => a.at - b.at)) {
    last.delete(item.key);
    last.set(item.key, item);
  }
  return [...last.values()];
}
