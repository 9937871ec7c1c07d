import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { SortKeyOf } from '@tenderlane/contract/core/list';
import type { Sql } from '../../../platform/database/database';
import { countUpTo, pageParts, type SortOrder } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';
import type { PageRequest } from '../../../platform/http/paging';
import { conditionsOf, type CarriersFilter } from './list-conditions.queries';

export type CarriersSort = SortKeyOf<typeof CARRIERS_LIST>;

/** The expressions must match the indexes literally; `metrics` sorts by the figures. */
const SORTS = {
  name: { column: 'r.list_name collate "C"', type: 'text' },
  created_at: { column: 'r.id', type: 'bigint' },
  state: { column: 'r.state', type: 'text' },
  verified_at: { column: `coalesce(r.verified_at, 'infinity')`, type: 'timestamptz' },
  agreement_ends: { column: `coalesce(r.agreement_ends_on, 'infinity')`, type: 'date' },
  rating: { column: 'coalesce(m.rating_x100, -1)', type: 'bigint', metrics: true },
  trips: { column: 'm.trips', type: 'bigint', metrics: true },
  response: { column: 'coalesce(m.response_bp, -1)', type: 'bigint', metrics: true },
  acceptance: { column: 'coalesce(m.acceptance_bp, -1)', type: 'bigint', metrics: true },
  cancel: { column: 'coalesce(m.cancel_bp, 1000000)', type: 'bigint', metrics: true },
} as const satisfies Record<CarriersSort, SortOrder & { metrics?: true }>;

const METRICS = `join carrier_metrics m on ${own('m')} and m.carrier_id = r.id`;

function pageOfIds(companyId: number, filter: CarriersFilter, page: PageRequest<CarriersSort>) {
  const { values, where, readsMetrics, plan } = conditionsOf(companyId, filter);
  const sort: SortOrder & { metrics?: true } = SORTS[page.sort];
  const join = readsMetrics || sort.metrics ? METRICS : '';
  const { value, after, order, limit } = pageParts(sort, sort.metrics ? 'm.carrier_id' : 'r.id', page, values);
  return {
    text: `select r.id, ${value} from carriers r ${join} where ${where}${after} ${order} ${limit}`,
    values: values.values,
    plan,
  };
}

export function listCarrierIds(sql: Sql, companyId: number, filter: CarriersFilter, page: PageRequest<CarriersSort>) {
  const { text, values, plan } = pageOfIds(companyId, filter, page);
  return sql.rows<{ id: number; value: string }>(text, values, plan);
}

export function countCarriers(sql: Sql, companyId: number, filter: CarriersFilter): Promise<number> {
  const { values, where, readsMetrics, plan } = conditionsOf(companyId, filter);
  const from = `from carriers r ${readsMetrics ? METRICS : ''} where ${where}`;
  return countUpTo(sql, from, values, { cap: LIMITS.listTotalMax + 1, plan });
}

export async function countByState(
  sql: Sql,
  companyId: number,
  filter: CarriersFilter,
): Promise<Record<string, number>> {
  const { values, where, readsMetrics, plan } = conditionsOf(companyId, filter, 'r.state = s.state');
  const [all, most] = [values.bind(RELATION_STATES), values.bind(LIMITS.listTotalMax)];
  const rows = await sql.rows<{ state: string; total: number }>(
    `select s.state, (select count(*) from (select 1 from carriers r ${readsMetrics ? METRICS : ''}
                                             where ${where} limit ${most}) capped) as total
       from unnest(${all}::text[]) s(state)`,
    values.values,
    plan,
  );
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

export interface SelectedCarrier {
  id: number;
  name: string;
  state: (typeof RELATION_STATES)[number];
  /** Null if neither e-mail nor phone is known. */
  login: string | null;
  is_closed: boolean;
}

export function listSelectedCarriers(
  sql: Sql,
  companyId: number,
  filter: CarriersFilter,
  limit: number,
): Promise<SelectedCarrier[]> {
  const { values, where, readsMetrics } = conditionsOf(companyId, filter);
  return sql.rows(
    `select r.id, coalesce(nullif(r.name, ''), r.login, '') as name, r.state, r.login, r.company_closed_at is not null as is_closed
       from carriers r ${readsMetrics ? METRICS : ''} where ${where}
      order by r.list_name collate "C", r.id limit ${values.bind(limit)}`,
    values.values,
    'each-time',
  );
}
