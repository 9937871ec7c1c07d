import { isEqual } from '@tenderlane/domain/values';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { type NotificationPreference, refusePreference, USUAL_PREFERENCE } from '@tenderlane/domain/notifications';
import type { PersonContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { findPreference, lockPreference, savePreference } from './preferences.queries';

type Body = BodyOf<ShipperApi['PUT /profile/notifications']>;

export async function changePreference(context: PersonContext, body: Body): Promise<void> {
  const { sql, clock, principal, batchUuid } = context;
  await lockPreference(sql, principal.accountId);
  const before = (await findPreference(sql, principal)) ?? USUAL_PREFERENCE;
  const after = merge(before, body);
  throwIfRefused(refusePreference(principal.side, after));
  if (isEqual(after, before)) return;
  const at = await clock.now(sql);
  await savePreference(sql, principal, after, at);
  await record(context, [
    {
      at,
      companyId: null,
      entityId: principal.accountId,
      action: 'account.changed',
      actor: actorOf(principal),
      batchUuid,
      changes: [{ field: 'notifications', old: before, new: after }],
    },
  ]);
}

function merge(
  before: NotificationPreference,
  { events = [], quiet_hours: quiet, digest }: Body,
): NotificationPreference {
  const after = { ...before, events: { ...before.events } };
  for (const { event, channels } of events) {
    const sent = Object.entries(channels).filter(([, isOn]) => isOn !== undefined);
    after.events[event] = { ...after.events[event], ...Object.fromEntries(sent) };
  }
  if (quiet !== undefined) after.quiet_hours = quiet;
  if (digest !== undefined) {
    after.digest_hour = digest?.hour ?? null;
    after.time_zone = digest?.time_zone ?? null;
  }
  return after;
}
