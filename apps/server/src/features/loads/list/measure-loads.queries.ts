import type { Sql } from '../../../platform/database/database';
import { conditionsOf, filteredLoads, type LoadsFilter } from './list-conditions.queries';

/**
 * Selects aggregates over exactly the loads that a list with this filter shows. `select` and `joins` see the load as
 * `l` and bind the company as `$1`.
 */
export function measureLoads<Row>(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  { select, joins = '', groupBy = '' }: { select: string; joins?: string; groupBy?: string },
): Promise<Row[]> {
  const conditions = conditionsOf(companyId, filter);
  const [detailJoin, where] = filteredLoads(conditions, filter);
  return sql.rows(
    `select ${select} from loads l ${detailJoin} ${joins} where ${where} ${groupBy && `group by ${groupBy}`}`,
    conditions.values.values,
    'each-time',
  );
}
