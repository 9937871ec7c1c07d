import type { ComponentKind } from '@tenderlane/domain/terms';
import type { VatMode } from '@tenderlane/domain/reference';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export interface BidRow {
  id: number;
  seq: number;
  amount: number;
  currency: string;
  vat_mode: VatMode;
  days_to_pay: number;
  valid_until: Date;
  entered_by: number | null;
  components: { kind: ComponentKind; price: { amount: number; currency: string } }[];
}

export function findBid(sql: Sql, companyId: number, optionId: number, bidId: number): Promise<BidRow | undefined> {
  return sql.first(
    `select id, seq, amount, currency, vat_mode, days_to_pay, valid_until, entered_by, components from bids
      where ${own()} and option_id = $2 and id = $3`,
    [companyId, optionId, bidId],
  );
}

export function listProvisionalCarriers(sql: Sql, companyId: number): Promise<{ carrier_id: number }[]> {
  return sql.rows(
    `select distinct o.carrier_id from options o join loads l on ${own('l')} and l.id = o.load_id
      where ${own('o')} and o.provisional and o.has_bid and l.state in ('ongoing', 'tender_over') order by 1`,
    [companyId],
  );
}
