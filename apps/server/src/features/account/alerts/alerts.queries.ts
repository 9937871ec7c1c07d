import type { Sql } from '../../../platform/database/database';
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
        and r.state in ('on_review', 'verified')
      order by p.asked_at, p.carrier_id limit 1`,
    [companyId],
  );

export async function countExpiredInvitations(
  sql: Sql,
  { companyId }: Member,
  { from, until }: { from: number; until: number },
): Promise<number> {
  const row = await sql.one<{ expired: number }>(
    `select count(*) as expired from carriers c
       join lateral (select i.expires_at, i.used_at, i.revoked_at from carrier_invitations i
                      where ${own('i')} and i.carrier_id = c.id order by i.id desc limit 1) i on true
      where ${own('c')} and c.state = 'invited' and i.used_at is null and i.revoked_at is null
        and i.expires_at > $2 and i.expires_at <= $3`,
    [companyId, new Date(from), new Date(until)],
  );
  return row.expired;
}
