import type { Terms } from '@tenderlane/domain/terms';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

interface Award {
  load_id: number;
  company_id: number;
  currency: string;
  awarded: number;
}

export interface AwardBases extends Award {
  starting: number | null;
  target: number | null;
  lane_median: number | null;
  first_bid: number | null;
}

export function listAwards(
  sql: Sql,
  companyIds: readonly (number | null)[],
  loadIds: readonly number[],
): Promise<(Award & { terms: Terms })[]> {
  return sql.rows(
    `select l.id as load_id, l.company_id, l.currency, l.awarded_net as awarded, a.terms
       from unnest($1::bigint[], $2::bigint[]) as asked(company_id, load_id)
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id and l.awarded_net is not null
       join auctions a on a.load_id = l.id`,
    [companyIds, loadIds],
  );
}

export function saveBases(sql: Sql, bases: readonly AwardBases[]): Promise<number> {
  return sql.run(
    `insert into award_bases (load_id, company_id, currency, awarded, starting, target, lane_median, first_bid)
     select n.load_id, ${owner('n.company_id')}, n.currency, n.awarded, n.starting, n.target, n.lane_median, n.first_bid
       from jsonb_to_recordset($1::jsonb) as n(load_id bigint, company_id bigint, currency text, awarded bigint, starting bigint,
              target bigint, lane_median bigint, first_bid bigint)
     on conflict (load_id) do update set currency = excluded.currency, awarded = excluded.awarded, starting = excluded.starting,
       target = excluded.target, lane_median = excluded.lane_median, first_bid = excluded.first_bid`,
    [JSON.stringify(bases)],
  );
}
