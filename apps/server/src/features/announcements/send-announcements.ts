import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import { dueRows } from '../../platform/jobs/due';
import { personActor } from '../../platform/principal';
import { hasUnsent, postponeSending, saveToldCount, takeUnsent, type UnsentAnnouncement } from './announcement.queries';

const BATCH = 500;

/** Notifies the recipients in batches; after a crash it continues with the next batch. */
export const announcementSending = dueRows<UnsentAnnouncement>({
  name: 'announcements',
  paceMs: 1000,
  hasDue: async (sql, clock) => hasUnsent(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeUnsent(sql, await clock.now(sql), limit),
  async run(context, rows) {
    const { sql, clock } = context;
    const at = await clock.now(sql);
    const told = rows.map((row): NewEvent => {
      const from = row.told_count + 1;
      const to = Math.min(row.recipient_count, row.told_count + BATCH);
      return {
        at,
        companyId: row.company_id,
        entityId: row.id,
        action: 'announcement.delivered',
        actor: personActor(row.created_by),
        params: { from, to },
      };
    });
    for (const { id, told_count: before } of rows) await saveToldCount(sql, id, before + BATCH, at);
    await record(context, told);
    return rows.length;
  },
  postpone: (sql, { id }, until) => postponeSending(sql, id, until),
});
