import type { Sql } from '../../../platform/database/database';
import { conditionsOf, ENDS, filteredLoads, type LoadsFilter } from './list-conditions.queries';

interface Measure {
  select: string;
  joins?: string;
  groupBy?: string;
  where?: string;
  newest?: number;
  /** Reads only this many loads, those that end last. */
  atMost?: number;
}

/**
 * Selects aggregates over exactly the loads that a list with this filter shows. `select` and `joins` see the load as
 * `l` and bind the company as `$1`.
 */
export function measureLoads<Row>(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  { select, joins = '', groupBy = '', where: further = 'true', newest, atMost }: Measure,
): Promise<Row[]> {
  const conditions = conditionsOf(companyId, filter);
  const [detailJoin, where] = filteredLoads(conditions, filter);
  const from = atMost
    ? `(select l.* from loads l ${detailJoin} where ${where} order by ${ENDS} desc limit ${atMost}) l ${joins}`
    : `loads l ${detailJoin} ${joins} where ${where} and ${further}`;
  const rows = newest ? `order by l.id desc limit ${newest}` : '';
  return sql.rows(
    `select ${select} from ${from} ${groupBy && `group by ${groupBy}`} ${rows}`,
    conditions.values.values,
    'each-time',
  );
}
