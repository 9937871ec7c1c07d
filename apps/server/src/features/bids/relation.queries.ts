import type { Sql } from '../../platform/database';

/** Loads whose bidding or decision goes on and in which the carrier has a bid. */
export function listLoadsWithBidOf(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from options o join loads l on l.company_id = $1 and l.id = o.load_id
      where o.company_id = $1 and o.carrier_id = $2 and o.bid_id is not null and l.state in ('ongoing', 'tender_over')
      order by l.id`,
    [companyId, carrierId],
  );
}
