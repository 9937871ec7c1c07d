import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own } from '../../../platform/database/tenant';

export interface BidPage {
  after: number | null;
  limit: number;
}

export interface ListedBid {
  id: number;
  option_id: number;
  amount: number;
  currency: string;
  comparable: number;
  placed_at: Date;
}

const COLUMNS = 'b.id, b.option_id, b.amount, b.currency, b.comparable, b.placed_at';

export function listBids(
  sql: Sql,
  companyId: number,
  loadId: number,
  optionId: number | null,
  { after, limit }: BidPage,
): Promise<ListedBid[]> {
  return sql.rows(
    `select ${COLUMNS} from bids b
      where ${own('b')} and b.load_id = $2 and ($3::bigint is null or b.option_id = $3)
        and ($4::bigint is null or b.seq < (select p.seq from bids p where ${own('p')} and p.load_id = $2 and p.id = $4))
      order by b.seq desc limit $5`,
    [companyId, loadId, optionId, after, limit],
  );
}

export function listOwnBids(
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
  { after, limit }: BidPage,
): Promise<ListedBid[]> {
  return sql.rows(
    `select ${COLUMNS} from options o join bids b on b.option_id = o.id
      where ${ofCarrier('o')} and o.load_id = $2
        and ($3::bigint is null or b.seq < (select p.seq from bids p where ${ofCarrier('p')} and p.load_id = $2 and p.id = $3))
      order by b.seq desc limit $4`,
    [carrierCompanyId, loadId, after, limit],
  );
}
