import { ACTIVE_RELATIONS } from '@tenderlane/domain/carriers';
import { rowsOfItems, type ReadyItem } from '../../../platform/dashboard/attention';
import type { Sql } from '../../../platform/database/database';
import { valuesFrom } from '../../../platform/database/list.queries';
import { oneOf } from '../../../platform/database/one-of';
import { ofCarrier, own } from '../../../platform/database/tenant';
import type { Member } from '../../../platform/principal';

export interface AwaitedLoad {
  load_id: number;
  confirmation_ends_at: Date;
  total: number;
}

export function findOwnAwaited(sql: Sql, { companyId }: Member, now: number): Promise<AwaitedLoad | undefined> {
  return sql.first(
    `select l.id as load_id, l.confirmation_ends_at, count(*) over () as total
       from options o join loads l on l.id = o.load_id
      where ${ofCarrier('o')} and o.is_winner and o.state = 'selected' and l.state = 'awaiting_confirmation' and l.deleted_at is null
        and l.selected_option_id = o.id and l.approval is null and l.confirmation_ends_at > $2
      order by l.confirmation_ends_at, l.id limit 1`,
    [companyId, new Date(now)],
  );
}

export function findUnconfirmed(
  sql: Sql,
  { companyId }: Member,
  { now, until }: { now: number; until: number },
): Promise<AwaitedLoad | undefined> {
  return sql.first(
    `select id as load_id, confirmation_ends_at, count(*) over () as total from loads
      where ${own()} and state = 'awaiting_confirmation' and deleted_at is null and approval is null
        and confirmation_ends_at > $2 and confirmation_ends_at <= $3
      order by confirmation_ends_at, id limit 1`,
    [companyId, new Date(now), new Date(until)],
  );
}

export const findAskedPacket = (
  sql: Sql,
  { companyId }: Member,
): Promise<{ carrier_id: number; shipper: string; total: number } | undefined> =>
  sql.first(
    `select p.carrier_id, s.name as shipper, count(*) over ()::int as total
       from packets p join carriers r on r.id = p.carrier_id join companies s on s.id = p.company_id
      where ${ofCarrier('p')} and p.asked_at is not null and p.state in ('not_completed', 'completed')
        and ${oneOf('r.state', ACTIVE_RELATIONS)}
      order by p.asked_at, p.carrier_id limit 1`,
    [companyId],
  );

export async function countItemsSince(
  sql: Sql,
  principal: Member,
  items: readonly ReadyItem[],
  { from, now }: { from: number; now: number },
): Promise<number> {
  const { values, bind } = valuesFrom(principal.companyId);
  const rows = rowsOfItems(items, { bind, principal, now, isMine: false });
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from (${rows}) i where i.since > ${bind(new Date(from))}::timestamptz`,
    values,
  );
  return row.total;
}
