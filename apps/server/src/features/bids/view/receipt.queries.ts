import { epochMsOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier } from '../../../platform/database/tenant';

export interface ReceiptRow {
  seq: number;
  atMs: number;
  payload: string;
  salt: string;
  commitment: string;
  prev: string;
  hash: string;
}

export function findReceipt(sql: Sql, carrierCompanyId: number, loadId: number): Promise<ReceiptRow | undefined> {
  return sql.first(
    `select e.seq, ${epochMsOf('e.at')} as "atMs", e.payload, e.salt, e.commitment, e.prev, e.hash from chain_entries e
      where ${ofCarrier('e')} and e.load_id = $2 and e.kind = 'bid' order by e.seq desc limit 1`,
    [carrierCompanyId, loadId],
  );
}
