import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import { dueRows } from '../../../platform/jobs/due';
import { personActor } from '../../../platform/principal';
import { hasDueReminder, postponeReminder, takeReminders, type Reminder } from './watch.queries';

export const reminders = dueRows<Reminder>({
  name: 'reminders',
  paceMs: 2000,
  hasDue: async (sql, clock) => hasDueReminder(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeReminders(sql, await clock.now(sql), limit),
  async run(context, rows) {
    const at = await context.clock.now(context.sql);
    await record(
      context,
      rows.map((row): NewEvent => {
        // The reminder goes to the person who set it.
        const event = { at, companyId: row.company_id, entityId: row.load_id };
        const { account_id: accountId, carrier_company_id: carrierCompanyId, option_id: optionId } = row;
        if (carrierCompanyId === null) return { ...event, action: 'load.reminded', actor: personActor(accountId) };
        const actor = personActor(accountId, 'carrier');
        return { ...event, action: 'option.reminded', actor, carrierCompanyId, optionId };
      }),
    );
    return rows.length;
  },
  postpone: (sql, { id }, until) => postponeReminder(sql, id, until),
});
