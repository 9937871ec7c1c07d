import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../platform/database/database';
import { oneOf } from '../../platform/database/one-of';
import { own } from '../../platform/database/tenant';

export interface ExpiringRow {
  entity: 'driver';
  entity_id: number;
  /** The carrier's company; null if only the shipper keeps the record. */
  carrier_company_id: number | null;
  /** The carrier in the shipper's network; null in the carrier's own list. */
  carrier_id: number | null;
  title: string;
  /** `YYYY-MM-DD`. */
  expires_on: string;
}

interface Range {
  companyId: number;
  from: string;
  to: string;
  limit: number;
}

export const listOwnExpiring = (sql: Sql, { companyId, from, to, limit }: Range): Promise<ExpiringRow[]> =>
  sql.rows(
    `select 'driver' as entity, t.id as entity_id, t.company_id as carrier_company_id, null as carrier_id, t.name as title,
            t.licence_expires_on::text as expires_on
       from drivers t where ${own('t')} and t.carrier_id is null and t.deleted_at is null
        and t.licence_expires_on between $2 and $3 order by t.licence_expires_on, t.id limit $4`,
    [companyId, from, to, limit],
  );

export const listExpiring = (
  sql: Sql,
  { companyId, from, to, limit, carrierId = null }: Range & { carrierId?: number | null },
): Promise<ExpiringRow[]> =>
  sql.rows(
    `select 'driver' as entity, t.id as entity_id, r.carrier_company_id, r.id as carrier_id, t.name as title,
            t.licence_expires_on::text as expires_on
       from carriers r join drivers t on (t.company_id = r.company_id and t.carrier_id = r.id)
         or (t.company_id = r.carrier_company_id and t.carrier_id is null and ${oneOf('r.state', NETWORK_RELATIONS)})
      where ${own('r')} and r.state <> 'removed' and ($5::bigint is null or r.id = $5) and t.deleted_at is null
        and t.licence_expires_on between $2 and $3 order by t.licence_expires_on, t.id limit $4`,
    [companyId, from, to, limit, carrierId],
  );
