import { ACTIVE_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { ofCarrier, own } from '../../../platform/database/tenant';

export function listLoadsWithBidOf(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from options o join loads l on ${own('l')} and l.id = o.load_id
      where ${own('o')} and o.carrier_id = $2 and o.has_bid and l.state in ('ongoing', 'tender_over')
      order by l.id`,
    [companyId, carrierId],
  );
}

export function listLoadsWithBids(sql: Sql, companyId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from loads l where ${own('l')} and l.state in ('ongoing', 'tender_over')
        and exists (select 1 from options o where ${own('o')} and o.load_id = l.id and o.has_bid)
      order by l.id`,
    [companyId],
  );
}

export async function listMessagedTenders(sql: Sql, companyId: number, carrierId: number): Promise<Set<number>> {
  const rows = await sql.rows<{ load_id: number }>(
    `select m.load_id from carriers r join company_messages m on ${own('m')} and m.login = r.login
      where ${own('r')} and r.id = $2 and m.load_id is not null and m.sent_at is not null`,
    [companyId, carrierId],
  );
  return new Set(rows.map((row) => row.load_id));
}

export function listOpenLoadsToReach(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from loads l join auctions a on ${own('a')} and a.load_id = l.id
      where ${own('l')} and l.state = 'ongoing' and l.deleted_at is null
        and exists (select 1 from audience_carriers($1, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule) c where c.id = $2)
        and not exists (select 1 from options o where ${own('o')} and o.load_id = l.id and o.carrier_id = $2)
      order by l.id`,
    [companyId, carrierId],
  );
}

export function listRelationsOf(sql: Sql, carrierCompanyId: number): Promise<{ id: number; company_id: number }[]> {
  return sql.rows(
    `select r.id, r.company_id from carriers r where ${ofCarrier('r')} and ${oneOf('r.state', ACTIVE_RELATIONS)}
      order by r.company_id, r.id`,
    [carrierCompanyId],
  );
}
