import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { conditionsOf, filteredLoads, type LoadsFilter } from './list-conditions.queries';

export interface SelectedLoad {
  id: number;
  number: number;
  name: string | null;
  state: LoadState;
  version: number;
  approval: object | null;
  manager_id: number;
}

export function listSelectedLoads(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  limit: number,
): Promise<SelectedLoad[]> {
  const conditions = conditionsOf(companyId, filter);
  const [joins, where] = filteredLoads(conditions, filter);
  const { values, plan } = conditions;
  return sql.rows(
    `select l.id, l.number, l.name, l.state, l.version, l.approval, l.manager_id from loads l ${joins} where ${where}
      order by l.id desc limit ${values.bind(limit)}`,
    values.values,
    plan,
  );
}
