import { DAY_MS } from '@tenderlane/domain/core';
import { reminderTime } from '@tenderlane/domain/carriers';
import { record } from '../../../platform/events/events';
import type { EventOf, NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { dueRows, type DueContext } from '../../../platform/jobs/due';
import { CLOCK } from '../../../platform/principal';
import { findSetting } from '../../brands';
import { planInvitations, saveInvitations } from '../../messages';
import {
  hasDueReminder,
  listRemindable,
  postponeReminder,
  saveReminders,
  takeDueReminders,
  type DueReminder,
} from './invitation-facts.queries';

export const invitationReminders = dueRows<DueReminder>({
  name: 'invitation reminders',
  paceMs: 5000,
  hasDue: async (sql, clock) => hasDueReminder(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueReminders(sql, await clock.now(sql), limit),
  async run(context, rows) {
    const senders = new Map<string, DueReminder[]>();
    for (const row of rows) {
      const key = `${row.company_id} ${row.invited_by}`;
      senders.set(key, [...(senders.get(key) ?? []), row]);
    }
    for (const some of senders.values()) await remind(context, some);
    return rows.length;
  },
  postpone: (sql, { id }, until) => postponeReminder(sql, id, until),
});

const isUnanswered = ({ state, failed_at: failedAt, has_newer: hasNewer, is_closed: isClosed }: DueReminder) =>
  state === 'invited' && !isClosed && failedAt === null && !hasNewer;

/** Plans the reminders of one sender together with its other messages; a reminder that a limit refuses is dropped. */
async function remind(context: RecordContext & Pick<DueContext, 'config'>, rows: DueReminder[]): Promise<void> {
  const { sql, clock, config } = context;
  const [first] = rows;
  if (!first) return;
  const { company_id: companyId, invited_by: accountId } = first;
  const at = await clock.now(sql);
  const { invitation_reminders: rule } = await findSetting(sql, companyId);
  const wanted = rows.filter(
    (row) => rule.is_on && row.delivered_at !== null && isUnanswered(row) && row.expires_at.getTime() > at,
  );
  const logins = wanted.map(({ login }) => login);
  const sender = { companyId, accountId };
  const plans =
    logins.length > 0
      ? await planInvitations(sql, config, sender, { kind: 'carrier_invitation', logins, at })
      : new Map<string, unknown>();
  const planned = wanted.flatMap((row) => {
    const time = plans.get(row.login);
    return typeof time === 'number' && time < row.expires_at.getTime() ? [{ row, time }] : [];
  });
  const times = new Map(planned.map(({ row, time }) => [row.id, time]));
  await saveReminders(
    sql,
    rows.map((row) => {
      const { id, reminders, expires_at: end } = row;
      const lastAt = times.get(id);
      // If the invitation itself was not sent yet, it is checked again a day later.
      const waits = rule.is_on && row.delivered_at === null && isUnanswered(row);
      if (lastAt === undefined) return { id, count: reminders, nextAt: waits ? at + DAY_MS : null };
      const sent = reminders + 1;
      return { id, count: sent, nextAt: reminderTime(rule, { sent, lastAt, expiresAt: end.getTime() }) };
    }),
  );
  const messages = planned.map(({ row, time }) => ({ login: row.login, at: time, invitationId: row.id }));
  await saveInvitations(sql, sender, 'carrier_invitation', messages, at);
  await record(
    context,
    planned.map(({ row }): NewEvent => ({
      at,
      companyId,
      entityId: row.carrier_id,
      action: 'carrier.reminded',
      actor: CLOCK,
    })),
  );
}

/** A changed rule also applies to open invitations. */
export async function followReminderRule(
  context: RecordContext,
  events: readonly EventOf<'company.setting_changed'>[],
): Promise<void> {
  const { sql } = context;
  for (const { companyId, changes = [] } of events) {
    if (companyId === null || !changes.some(({ field }) => field === 'invitation_reminders')) continue;
    const { invitation_reminders: rule } = await findSetting(sql, companyId);
    const open = await listRemindable(sql, companyId);
    const next = open.map(({ id, reminders, last_at: last, expires_at: end }) => ({
      id,
      count: reminders,
      nextAt: reminderTime(rule, { sent: reminders, lastAt: last.getTime(), expiresAt: end.getTime() }),
    }));
    if (next.length > 0) await saveReminders(sql, next);
  }
}
