import type { WatchState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, ofSender, own, owner, unscoped } from '../../../platform/database/tenant';
import type { MessageHooks } from '../../../platform/notices/message-hooks';
import { type Member, senderOf } from '../../../platform/principal';

export function findWatchedLoad(sql: Sql, reader: Member, loadId: number): Promise<{ company_id: number } | undefined> {
  return reader.side === 'shipper'
    ? sql.first(`select company_id from loads where ${own()} and id = $2 and deleted_at is null`, [
        reader.companyId,
        loadId,
      ])
    : sql.first(
        `select company_id from options where ${ofCarrier()} and load_id = $2 and ${ofSender('options', '$3')}`,
        [reader.companyId, loadId, senderOf(reader)],
      );
}

export const listMuted: MessageHooks['listMuted'] = async (sql, asked) => {
  const rows = await sql.rows<{ position: number }>(
    `select asked.position - 1 as position
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) ${unscoped('what people asked for themselves')}
            with ordinality as asked(account_id, load_id, carrier_company_id, position)
       join load_watches w on w.account_id = asked.account_id and w.load_id = asked.load_id
        and coalesce(w.carrier_company_id, 0) = coalesce(asked.carrier_company_id, 0) and w.state = 'mute'`,
    [
      asked.map(({ accountId }) => accountId),
      asked.map(({ loadId }) => loadId),
      asked.map(({ carrierCompanyId }) => carrierCompanyId),
    ],
  );
  return rows.map(({ position }) => position);
};

export interface WatchRow {
  state: WatchState | null;
  remind_at: Date | null;
}

const carrierOf = ({ side, companyId }: Member) => (side === 'carrier' ? companyId : null);

export function findWatch(
  sql: Sql,
  reader: Member,
  { companyId, loadId }: { companyId: number; loadId: number },
): Promise<WatchRow | undefined> {
  return sql.first(
    `select state, remind_at from load_watches
      where ${own()} and load_id = $2 and account_id = $3 and coalesce(carrier_company_id, 0) = coalesce($4::bigint, 0)`,
    [companyId, loadId, reader.accountId, carrierOf(reader)],
  );
}

export function saveWatch(
  sql: Sql,
  reader: Member,
  { companyId, loadId }: { companyId: number; loadId: number },
  { state, remind_at: remindAt }: WatchRow,
  at: number,
): Promise<number> {
  return sql.run(
    `insert into load_watches (company_id, load_id, account_id, carrier_company_id, state, remind_at, updated_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7)
     on conflict (account_id, load_id, coalesce(carrier_company_id, 0)) do update
        set state = excluded.state, remind_at = excluded.remind_at, updated_at = excluded.updated_at`,
    [companyId, loadId, reader.accountId, carrierOf(reader), state, remindAt, new Date(at)],
  );
}

export interface Reminder {
  id: number;
  account_id: number;
  company_id: number;
  load_id: number;
  carrier_company_id: number | null;
  option_id: number | null;
}

export async function hasDueReminder(sql: Sql, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from load_watches ${unscoped('the clock’s work, of all companies')} where remind_at <= $1 limit 1`,
    [new Date(now)],
  );
  return row !== undefined;
}

/** Takes due reminders, each once; reminders of deleted loads are dropped. */
export function takeReminders(sql: Sql, now: number, limit: number): Promise<Reminder[]> {
  return sql.rows(
    `with due as materialized ${unscoped('the clock’s work, of all companies')} (
       select id from load_watches where remind_at <= $1 order by remind_at, id limit $2 for no key update skip locked)
     update load_watches w set remind_at = null from due, loads l
      where w.id = due.id and l.id = w.load_id
     returning w.id, w.account_id, w.company_id, w.load_id, w.carrier_company_id,
               (select o.id from options o where o.load_id = w.load_id and o.carrier_company_id = w.carrier_company_id) as option_id`,
    [new Date(now), limit],
  );
}

export function postponeReminder(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(
    `update load_watches set remind_at = $2 where id = $1 ${unscoped('the clock’s work, of all companies')}`,
    [id, new Date(until)],
  );
}
