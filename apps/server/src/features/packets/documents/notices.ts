import { DAY_MS } from '@tenderlane/domain/core';
import { dayOf, daysBetween, nextNotice } from '@tenderlane/domain/packets';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { dueRows } from '../../../platform/jobs/due';
import { CLOCK } from '../../../platform/principal';
import { listHolders } from '../fill/packet.queries';
import { hasDueNotice, isReplaced, saveNotice, takeDueNotices, type DocumentRow } from './document.queries';

const PACE_MS = 60_000;

type NoticeRow = DocumentRow & { side: 'shipper' | 'carrier' };

/** Notifies companies 60, 30, 14, 7 and 1 days before a document expires and after it has expired, each once. */
export const documentNotices = dueRows<NoticeRow>({
  name: 'documents that expire',
  paceMs: PACE_MS,
  hasDue: async (sql, clock) => hasDueNotice(sql, dayOf(await clock.now(sql))),
  takeDue: async (sql, clock, limit) => takeDueNotices(sql, dayOf(await clock.now(sql)), limit),
  async run(context, rows) {
    const at = await context.clock.now(context.sql);
    const today = dayOf(at);
    const events: NewEvent[] = [];
    for (const row of rows) {
      await saveNotice(context.sql, row.id, nextNotice(row.expires_on, today));
      if (row.expires_on !== null)
        events.push(...(await eventsOf(context, { ...row, expires_on: row.expires_on }, at)));
    }
    await record(context, events);
    return rows.length;
  },
  postpone: (sql, { id }, until) => saveNotice(sql, id, dayOf(until + DAY_MS)),
});

/**
 * One event for the owner and one for each shipper that has the document in a packet. No event for a document that is
 * in no packet and was replaced.
 */
async function eventsOf(
  { sql }: RecordContext,
  row: NoticeRow & { expires_on: string },
  at: number,
): Promise<NewEvent[]> {
  const params = {
    document_id: row.id,
    title: row.title,
    expires_on: row.expires_on,
    days: daysBetween(dayOf(at), row.expires_on),
  };
  const isCarriers = row.side === 'carrier';
  const holders = isCarriers ? await listHolders(sql, row.company_id, [row.id]) : [];
  if (holders.length === 0 && (await isReplaced(sql, row))) return [];
  const owner = isCarriers ? { companyId: null, carrierCompanyId: row.company_id } : { companyId: row.company_id };
  return [
    { at, ...owner, entityId: row.company_id, action: 'document.expiring', actor: CLOCK, params },
    ...holders.map(({ company_id: companyId, carrier_id: entityId }): NewEvent => ({
      ...{ at, companyId, carrierCompanyId: row.company_id, entityId, actor: CLOCK, params },
      action: 'packet.document_expiring',
    })),
  ];
}
