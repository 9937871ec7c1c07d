import type { NotificationSettings } from '@tenderlane/contract';
import {
  classOfGroup,
  groupsOf,
  isWanted,
  NOTIFICATION_CHANNELS,
  type NotificationPreference,
  USUAL_PREFERENCE,
} from '@tenderlane/domain/notifications';
import type { PersonContext } from '../../../platform/context';
import { botTokenHash } from '../telegram/bot-token';
import { findPreference, findReachableChannels } from './preferences.queries';

export async function showPreference(context: PersonContext): Promise<NotificationSettings> {
  const { sql, config, principal } = context;
  const preference = (await findPreference(sql, principal)) ?? USUAL_PREFERENCE;
  const reached = await findReachableChannels(
    sql,
    principal.accountId,
    config.telegram ? botTokenHash(config.telegram) : null,
  );
  const { quiet_hours, digest_hour: hour, time_zone } = preference;
  return {
    events: groupsOf(principal.side).map((event) => ({
      event,
      class: classOfGroup(principal.side, event) ?? 'useful',
      channels: channelsOf(preference, event),
    })),
    quiet_hours,
    digest: hour === null ? null : { hour, time_zone: time_zone ?? 'UTC' },
    telegram: {
      is_offered: reached.bot_name !== null,
      is_linked: reached.telegram_name !== null,
      name: reached.telegram_name,
    },
    push: { is_offered: principal.side === 'carrier', browsers: principal.side === 'carrier' ? reached.browsers : 0 },
  };
}

const channelsOf = (preference: NotificationPreference, event: Parameters<typeof isWanted>[1]) =>
  Object.fromEntries(
    NOTIFICATION_CHANNELS.map((channel) => [channel, isWanted(preference, event, channel)]),
  ) as NotificationSettings['events'][number]['channels'];
