import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../platform/database/database';
import { oneOf } from '../../platform/database/one-of';
import { ofCarrier, own } from '../../platform/database/tenant';
import type { ScoredRelation } from './figures/facts.queries';

const SHIPPERS_MAX = 100;

export interface ShipperRelation extends ScoredRelation {
  shipper: string;
}

const IN_NETWORK = oneOf('r.state', NETWORK_RELATIONS);

const RELATION = `select r.id as carrier_id, r.company_id, r.carrier_company_id, c.country_id, s.name as shipper
  from carriers r join companies c on c.id = r.carrier_company_id join companies s on s.id = r.company_id`;

export function listOwnRelations(sql: Sql, carrierCompanyId: number): Promise<ShipperRelation[]> {
  return sql.rows(
    `${RELATION} where ${ofCarrier('r')} and ${IN_NETWORK} order by lower(s.name), r.id limit ${SHIPPERS_MAX}`,
    [carrierCompanyId],
  );
}

export function findOwnRelation(
  sql: Sql,
  carrierCompanyId: number,
  shipperId: number,
): Promise<ShipperRelation | undefined> {
  return sql.first(`${RELATION} where ${ofCarrier('r')} and r.company_id = $2 and ${IN_NETWORK}`, [
    carrierCompanyId,
    shipperId,
  ]);
}

/** Finds the relation of a shipper's carrier; undefined until its company has joined. */
export function findScoredRelation(
  sql: Sql,
  companyId: number,
  carrierId: number,
): Promise<ShipperRelation | undefined> {
  return sql.first(`${RELATION} where ${own('r')} and r.id = $2`, [companyId, carrierId]);
}
