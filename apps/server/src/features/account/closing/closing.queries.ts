import type { OpenWork } from '@tenderlane/domain/brands';
import type { Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, unscoped } from '../../../platform/database/tenant';

interface ClosingRow {
  kind: Side;
  closed_at: Date | null;
}

/**
 * Locks the company's row. Every transaction that writes a record of the company holds a key share lock on this row, so its
 * work is counted, or it begins after the closing.
 */
export const lockForClosing = (sql: Sql, companyId: number): Promise<ClosingRow> =>
  sql.one(`select kind, closed_at from companies where id = $1 for update`, [companyId]);

/** Counts the open work of a company. A draft counts when it has a due time, because the clock will publish it. */
export const countOpenWork = (sql: Sql, companyId: number, side: Side): Promise<OpenWork> =>
  sql.one(side === 'shipper' ? OF_SHIPPER : OF_CARRIER, [companyId]);

const ORDERS = `('awaiting_confirmation', 'processing', 'in_progress')`;

const OF_SHIPPER = `
  select count(*) filter (where state in ('draft', 'ongoing')) as tenders, count(*) filter (where state = 'tender_over') as decisions,
         0 as bids, count(*) filter (where state in ${ORDERS}) as orders
    from loads where ${own()} and deleted_at is null
     and (state in ('ongoing', 'tender_over') or state in ${ORDERS} or (state = 'draft' and due_at is not null))`;

const OF_CARRIER = `
  select 0 as tenders, 0 as decisions, count(*) filter (where o.state in ('active', 'pending_approval')) as bids,
         count(*) filter (where o.state in ('selected', 'confirmed')) as orders
    from options o join loads l on l.id = o.load_id
   where ${ofCarrier('o')} and o.has_bid and o.state in ('active', 'pending_approval', 'selected', 'confirmed')
     and l.deleted_at is null and (l.state in ('ongoing', 'tender_over') or l.state in ${ORDERS})`;

export async function saveClosing(
  sql: Sql,
  companyId: number,
  closing: { by: number; at: number } | null,
): Promise<void> {
  const at = closing && new Date(closing.at);
  await sql.run(`update companies set closed_at = $2, closed_by = $3 where id = $1`, [
    companyId,
    at,
    closing && closing.by,
  ]);
  await sql.run(`update carriers set company_closed_at = $2 where ${ofCarrier()}`, [companyId, at]);
}

export const dropWaitingMessages = (sql: Sql, companyId: number, at: number): Promise<number> =>
  sql.run(`update company_messages set dropped_at = $2 where ${own()} and sent_at is null and dropped_at is null`, [
    companyId,
    new Date(at),
  ]);

export const dropWaitingAnnouncements = (sql: Sql, companyId: number, at: number): Promise<number> =>
  sql.run(
    `with ended as (update announcements set recipient_count = told_count, sent_at = $2
                     where ${own()} and sent_at is null returning id, told_count)
     delete from announcement_recipients r using ended e
      where ${own('r')} and r.announcement_id = e.id and r.position > e.told_count`,
    [companyId, new Date(at)],
  );

export const saveLinksEnd = (sql: Sql, senderId: number, at: number): Promise<number> =>
  sql.run(
    `update sessions set ended_at = $2 where link_company_id = $1 and link_id is not null and ended_at is null ${unscoped('the sender’s own links')}`,
    [senderId, new Date(at)],
  );
