import type { Sql } from '../../../platform/database/database';
import { countUpTo } from '../../../platform/database/list.queries';
import { conditionsOf, filteredLoads, readsDetails, type LoadsFilter } from './list-conditions.queries';

interface StateCount {
  state: string;
  total: number;
}

export function countLoads(sql: Sql, companyId: number, filter: LoadsFilter, cap: number): Promise<number> {
  const conditions = conditionsOf(companyId, filter);
  const [joins, where] = filteredLoads(conditions, filter);
  return countUpTo(sql, `from loads l ${joins} where ${where}`, conditions.values, { cap, plan: conditions.plan });
}

/** Counts loads per state, each up to `cap`, under a filter that reads neither details nor stops. */
export function countLoadsByState(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  states: readonly string[],
  cap: number,
): Promise<StateCount[]> {
  const { values, ofLoad, plan } = conditionsOf(companyId, { ...filter, everyState: true });
  const [all, most] = [values.bind(states), values.bind(cap)];
  return sql.rows(
    `select s.state, (select count(*) from (select 1 from loads l where ${ofLoad} and l.state = s.state limit ${most}) capped) as total
       from unnest(${all}::text[]) s(state)`,
    values.values,
    plan,
  );
}

/**
 * Counts loads per state under a filter that reads details or stops; returns nothing above `cap`. All matches are
 * collected in one pass, because a search per state would scan them once for each state. Details are read in id order:
 * an unordered scan starts where the previous one stopped and may read the whole table first.
 */
export async function countFoundByState(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  cap: number,
): Promise<StateCount[] | undefined> {
  const conditions = conditionsOf(companyId, { everyState: !filter.status, ...filter });
  const { values, ofLoad, ofDetails, ofStops, plan } = conditions;
  const max = `${values.bind(cap)}::int`;
  const details = [ofDetails, ...ofStops.map((ids) => `d.load_id in ${ids}`)].join(' and ');
  const found = readsDetails(filter)
    ? `select d.load_id from load_details d where ${details} order by d.load_id desc`
    : `select l.id as load_id from loads l where ${filteredLoads(conditions, filter)[1]}`;
  const rows = await sql.rows<{ state: string | null; total: number }>(
    `with found as materialized (${found} limit ${max} + 1),
          size as materialized (select count(*) as total from found)
     select l.state, count(*) as total from found f
      cross join lateral (select l.state from loads l where l.id = f.load_id and ${ofLoad} limit 1) l
      where (select total from size) <= ${max} group by l.state
     union all select null, total from size`,
    values.values,
    plan,
  );
  const isCapped = rows.some(({ state, total }) => state === null && total > cap);
  return isCapped ? undefined : rows.flatMap(({ state, total }) => (state === null ? [] : [{ state, total }]));
}
