import type { Dispute } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own } from '../../../platform/database/tenant';

interface NewDispute {
  loadId: number;
  kind: Dispute['kind'];
  reason: string;
  accountId: number;
  at: number;
}

export async function insertDispute(
  sql: Sql,
  companyId: number,
  { loadId, kind, reason, accountId, at }: NewDispute,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into order_disputes (company_id, carrier_company_id, load_id, option_id, kind, reason, account_id, created_at)
     select o.company_id, o.carrier_company_id, o.load_id, o.id, $3, $4, $5, $6
       from loads l join options o on o.id = l.selected_option_id where ${own('l')} and l.id = $2
     returning id`,
    [companyId, loadId, kind, reason, accountId, new Date(at)],
  );
  return row.id;
}

export interface DisputeRow {
  id: number;
  kind: Dispute['kind'];
  reason: string;
  created_at: Date;
}

export const listDisputes = (
  sql: Sql,
  side: { shipper: number } | { carrier: number },
  loadId: number,
): Promise<DisputeRow[]> => {
  const [isOfAsker, companyId] = 'shipper' in side ? [own('d'), side.shipper] : [ofCarrier('d'), side.carrier];
  return sql.rows(
    `select d.id, d.kind, d.reason, d.created_at from order_disputes d where ${isOfAsker} and d.load_id = $2 order by d.id`,
    [companyId, loadId],
  );
};
