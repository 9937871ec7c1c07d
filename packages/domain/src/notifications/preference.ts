import type { Side } from '../people/roles';
import { refuse, type Refusal } from '../refusal';
import {
  classOfGroup,
  groupsOf,
  type NotificationChannel,
  type NotificationClass,
  type NotificationGroup,
  PUSHED_GROUPS,
} from './groups';
import { nextTimeOfDay, quietUntil, type QuietHours } from './quiet-hours';

export type ChannelChoice = Partial<Record<NotificationChannel, boolean>>;

/** What a person chose on one side; what is not there is as usual. */
export interface NotificationPreference {
  events: Partial<Record<NotificationGroup, ChannelChoice>>;
  quiet_hours: QuietHours | null;
  /** The hour of day at which what can wait comes in one e-mail; null: each message by itself. */
  digest_hour: number | null;
  time_zone: string | null;
}

export const USUAL_PREFERENCE: NotificationPreference = {
  events: {},
  quiet_hours: null,
  digest_hour: null,
  time_zone: null,
};

/** Whether a person wants messages of a group by a channel. A browser asks for pushes by itself, and only for some. */
export function isWanted(
  { events }: Pick<NotificationPreference, 'events'>,
  group: NotificationGroup,
  channel: NotificationChannel,
): boolean {
  return events[group]?.[channel] ?? (channel !== 'push' || PUSHED_GROUPS.includes(group));
}

/** A message on its way by one channel: now, or at a moment; several of one digest go in one message. */
export interface PlannedChannel {
  channel: NotificationChannel;
  at: number | null;
  isDigest: boolean;
}

export interface PlannedMessage {
  group: NotificationGroup;
  class: NotificationClass;
  /** The channels this message has a text for and this person can be reached by. */
  channels: readonly NotificationChannel[];
}

/**
 * By which channels a person is told something, and when. Must-have messages wait for nothing and always come by the
 * application and one more channel; others wait for the end of quiet hours, by e-mail for the digest.
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

/** When the next e-mail with everything since the last one leaves. */
function nextDigest({ digest_hour: hour, time_zone: zone }: NotificationPreference, now: number): number {
  return nextTimeOfDay(now, (hour ?? 0) * 60, zone ?? 'UTC');
}

/** Must-have messages stay in the application and in one channel more; a side has only its own groups. */
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

export const WATCH_STATES = ['follow', 'mute'] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** Whether somebody who asked to hear less of a load is told something all the same. */
export const isToldOf = (watch: WatchState | null, kind: NotificationClass): boolean =>
  watch !== 'mute' || kind === 'must-have';

/** A digest holds every message once: what was said again about the same thing counts in its last words. */
export function groupDigest<Item extends { key: string; at: number }>(items: readonly Item[]): Item[] {
  const last = new Map<string, Item>();
  for (const item of [...items].sort((a, b) => a.at - b.at)) {
    last.delete(item.key);
    last.set(item.key, item);
  }
  return [...last.values()];
}
