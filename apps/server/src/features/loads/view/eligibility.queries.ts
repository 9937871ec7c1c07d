import type { RelationState } from '@tenderlane/domain/carriers';
import type { CarrierPapers, LoadDemands } from '@tenderlane/domain/packets';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import { approvedPapers, loadDemands } from '../../packets';

export interface AudienceCarrier {
  id: number;
  name: string;
  state: RelationState;
  papers: CarrierPapers | null;
}

export async function findDemands(sql: Sql, companyId: number, loadId: number): Promise<LoadDemands | null> {
  const row = await sql.first<{ demands: LoadDemands | null }>(
    `select ${loadDemands('l.id', 'co')} as demands from loads l join companies co on co.id = l.company_id
      where ${own('l')} and l.id = $2`,
    [companyId, loadId],
  );
  return row?.demands ?? null;
}

export function listAudience(sql: Sql, companyId: number, loadId: number): Promise<AudienceCarrier[]> {
  return sql.rows(
    `select c.id, coalesce(nullif(c.name, ''), c.login, '') as name, c.state, ${approvedPapers('c')} as papers
       from auctions a join loads l on ${own('l')} and l.id = a.load_id
       cross join lateral (
         select id, name, login, state, packet_status, papers from audience_carriers(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule)
         union all
         select id, name, login, state, packet_status, papers from came_by_link(a.company_id, l.republished_from_id) where a.audience_kind = 'link'
       ) c
      where ${own('a')} and a.load_id = $2 order by natural_key(lower(c.name)), c.id`,
    [companyId, loadId],
  );
}
