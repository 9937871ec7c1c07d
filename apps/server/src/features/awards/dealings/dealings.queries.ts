import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

const OF_CARRIER = `from options o join loads l on l.id = o.load_id join carriers r on r.id = $2 left join bids b on b.id = o.bid_id
  where ${own('o')} and o.carrier_company_id = r.carrier_company_id and o.carrier_id = r.id and l.deleted_at is null`;

export const findOptionToTalkAbout = (
  sql: Sql,
  companyId: number,
  carrierId: number,
): Promise<{ id: number } | undefined> =>
  sql.first(`select o.id ${OF_CARRIER} and l.state <> 'archived' order by o.load_id desc limit 1`, [
    companyId,
    carrierId,
  ]);

export const findLastAward = (
  sql: Sql,
  companyId: number,
  carrierId: number,
): Promise<{ load_id: number; number: number; amount: number | null; currency: string } | undefined> =>
  sql.first(
    `select o.load_id, l.number, b.amount, b.currency ${OF_CARRIER}
        and o.state = 'confirmed' order by o.load_id desc limit 1`,
    [companyId, carrierId],
  );
