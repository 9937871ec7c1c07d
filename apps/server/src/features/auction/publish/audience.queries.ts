import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export function inviteAudience(sql: Sql, loadIds: number[], at: number): Promise<{ id: number; load_id: number }[]> {
  return sql.rows(
    `with invited as (
       insert into options (load_id, company_id, carrier_company_id, carrier_id, created_at)
       select a.load_id, a.company_id, c.carrier_company_id, c.id, $2
         from auctions a ${unscoped('loads the caller has locked; the audience is their owner’s')} join loads l on l.id = a.load_id
         cross join lateral (
           select id, carrier_company_id from audience_carriers(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule)
           union all
           select id, carrier_company_id from came_by_link(a.company_id, l.republished_from_id) where a.audience_kind = 'link'
         ) c
        where a.load_id = any($1::bigint[])
        order by a.load_id, c.id
       on conflict (load_id, carrier_company_id) do nothing
       returning id, load_id
     ), counted as (
       update auctions a set reached = (select count(*) from options o where o.load_id = a.load_id)
                                     + (select count(*) from invited i where i.load_id = a.load_id)
        where a.load_id = any($1::bigint[])
     )
     select id, load_id from invited`,
    [loadIds, new Date(at)],
  );
}

export async function listInvitedAudience(
  sql: Sql,
  companyId: number,
  loadId: number,
  now: number,
): Promise<{ login: string; invitationId: number }[]> {
  const rows = await sql.rows<{ login: string; invitation_id: number }>(
    `select i.login, i.invitation_id from auctions a
       cross join lateral audience_invited(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule, $3) i
      where ${own('a')} and a.load_id = $2
        and not exists (select 1 from company_messages m where ${own('m')} and m.login = i.login and m.load_id = $2
                          and m.dropped_at is null)
      order by i.invitation_id`,
    [companyId, loadId, new Date(now)],
  );
  return rows.map(({ login, invitation_id: invitationId }) => ({ login, invitationId }));
}
