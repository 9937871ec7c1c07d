import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { ofCarrier } from '../../platform/database/tenant';
import { LOAD_COLUMNS, type LoadRow } from '../loads';
import { RELATION_LOCK } from './standing.queries';

/** The options of pairs of load and carrier, which are two lists. */
const ASKED = `unnest(${idsOf('$1')}, ${idsOf('$2')}) as asked(load_id, carrier_company_id)
  join options o on o.load_id = asked.load_id and ${ofCarrier('o', 'asked.carrier_company_id')}`;

const lockRows = (loadIds: string) =>
  `select ${LOAD_COLUMNS} from loads l where l.id = any(array(${loadIds})) order by l.id for no key update of l`;

const LOCK_ALL = lockRows(`select o.load_id from ${ASKED}`);

const LOCK_FREE = `${lockRows(`select load_id
  from (select o.load_id, pg_try_advisory_xact_lock_shared(${RELATION_LOCK}, hashint8(o.carrier_id)) as is_shared from ${ASKED}) r
 group by load_id having bool_and(is_shared)`)} skip locked`;

/** Locks the loads that the carriers have options of until the transaction ends, and waits for each. */
export const lockLoadRowsForCarriers = (sql: Sql, ids: number[], carrierCompanyIds: number[]): Promise<LoadRow[]> =>
  sql.rows(LOCK_ALL, [ids, carrierCompanyIds]);

/**
 * Shares the relations of the carriers and locks the loads, without waiting. A load is left out while another
 * transaction holds it or changes a relation of one of its carriers.
 */
export const lockFreeLoadRows = (sql: Sql, ids: number[], carrierCompanyIds: number[]): Promise<LoadRow[]> =>
  sql.rows(LOCK_FREE, [ids, carrierCompanyIds]);
