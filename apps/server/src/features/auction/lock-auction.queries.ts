import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { ofCarrier } from '../../platform/database/tenant';
import { LOAD_COLUMNS, type LoadRow } from '../loads';

/**
 * Locks the loads that the carriers have options of, until the transaction ends; the two lists are pairs of load and
 * carrier. `heldRows` decides whether rows that another transaction holds are awaited or skipped.
 */
export function lockLoadRowsForCarriers(
  sql: Sql,
  ids: number[],
  carrierCompanyIds: number[],
  heldRows: 'wait' | 'skip',
): Promise<LoadRow[]> {
  return sql.rows(
    `select ${LOAD_COLUMNS} from loads l
      where l.id = any(array(select o.load_id from unnest(${idsOf('$1')}, ${idsOf('$2')}) as asked(load_id, carrier_company_id)
                               join options o on o.load_id = asked.load_id and ${ofCarrier('o', 'asked.carrier_company_id')}))
      order by l.id for no key update of l${heldRows === 'skip' ? ' skip locked' : ''}`,
    [ids, carrierCompanyIds],
  );
}
