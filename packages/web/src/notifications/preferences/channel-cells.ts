import type { BodyOf, NotificationSettings, SharedApi } from '@tenderlane/contract';
import { type NotificationChannel, PUSHED_GROUPS } from '@tenderlane/domain/notifications';

export type PreferenceChange = BodyOf<SharedApi['PUT /profile/notifications']>;

type EventSetting = NotificationSettings['events'][number];

export function channelsOf({ telegram, push }: Pick<NotificationSettings, 'telegram' | 'push'>): NotificationChannel[] {
  return [
    'in_app',
    'email',
    ...(telegram.is_linked ? (['messenger'] as const) : []),
    ...(push.is_offered ? (['push'] as const) : []),
  ];
}

export interface ChannelCell {
  isOn: boolean;
  /** The channel cannot be switched off: it is always on, or it is the last one left. */
  fixed: 'always' | 'last' | null;
}

/** Returns null if this event never uses the channel. */
export function cellOf(
  { event, class: kind, channels }: EventSetting,
  channel: NotificationChannel,
  here: readonly NotificationChannel[],
): ChannelCell | null {
  if (channel === 'push' && !PUSHED_GROUPS.includes(event)) return null;
  const isOn = channels[channel];
  if (kind !== 'must-have' || channel === 'push') return { isOn, fixed: null };
  if (channel === 'in_app') return { isOn: true, fixed: 'always' };
  const other = channel === 'email' ? 'messenger' : 'email';
  if (here.includes(other) && channels[other]) return { isOn, fixed: null };
  // Without another channel the event is sent by e-mail, whatever was chosen before.
  const isLast = isOn || (channel === 'email' && !here.includes('messenger'));
  return { isOn: isLast, fixed: isLast ? 'last' : null };
}

export function withChange(before: NotificationSettings, change: PreferenceChange): NotificationSettings {
  const { events = [], ...rest } = change;
  const chosen = new Map(events.map(({ event, channels }) => [event, channels]));
  return {
    ...before,
    ...rest,
    events: before.events.map((one) => ({ ...one, channels: { ...one.channels, ...chosen.get(one.event) } })),
  };
}
