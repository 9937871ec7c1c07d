import type { ChainKind } from '@tenderlane/domain/terms';
import { epochMsOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own } from '../../../platform/database/tenant';

export interface ChainRow {
  seq: number;
  kind: ChainKind;
  at_ms: number;
  commitment: string;
  prev: string;
  hash: string;
  payload: string | null;
  salt: string | null;
}

export interface ChainPage {
  after: number;
  limit: number;
}

const ENTRY = `e.seq, e.kind, ${epochMsOf('e.at')} as at_ms, e.commitment, e.prev, e.hash`;

export function listChainForCarrier(
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
  { after, limit }: ChainPage,
): Promise<ChainRow[]> {
  return sql.rows(
    `select ${ENTRY}, case when e.carrier_company_id = $1 then e.payload end as payload, case when e.carrier_company_id = $1 then e.salt end as salt
       from chain_entries e join options o on ${ofCarrier('o')} and o.load_id = e.load_id
      where e.load_id = $2 and e.seq > $3 order by e.seq limit $4`,
    [carrierCompanyId, loadId, after, limit],
  );
}

/**
 * Lists a carrier's own entries. The page counts only these, because their places in the chain are still hidden from
 * it.
 */
export function listOwnEntries(
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
  { after, limit }: ChainPage,
): Promise<ChainRow[]> {
  return sql.rows(
    `select ${ENTRY}, e.payload, e.salt from chain_entries e
      where e.load_id = $2 and ${ofCarrier('e')} order by e.seq offset $3 limit $4`,
    [carrierCompanyId, loadId, after, limit],
  );
}

export function listChain(
  sql: Sql,
  companyId: number,
  loadId: number,
  { after, limit }: ChainPage,
): Promise<ChainRow[]> {
  return sql.rows(
    `select ${ENTRY}, e.payload, e.salt from chain_entries e
      where ${own('e')} and e.load_id = $2 and e.seq > $3 order by e.seq limit $4`,
    [companyId, loadId, after, limit],
  );
}

/** Lists the shipper's own entries; a suspension is an entry only if its carrier has bid. */
export function listShipperEntries(
  sql: Sql,
  companyId: number,
  loadId: number,
  { after, limit }: ChainPage,
): Promise<ChainRow[]> {
  return sql.rows(
    `select ${ENTRY}, e.payload, e.salt from chain_entries e
      where ${own('e')} and e.load_id = $2 and e.carrier_company_id is null and e.kind in ('publish', 'edit', 'extend')
      order by e.seq offset $3 limit $4`,
    [companyId, loadId, after, limit],
  );
}
