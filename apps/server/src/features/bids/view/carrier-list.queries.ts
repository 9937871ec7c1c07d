import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, throughRelation } from '../../../platform/database/tenant';
import { searchPatterns } from '../../reference';
import type { CarrierScope } from '../../auction';

export interface CarrierFilter {
  tab: 'open' | 'bids' | 'awards' | 'history';
  search?: string | undefined;
  body_type?: string | undefined;
  pickup_country?: string | undefined;
  delivery_country?: string | undefined;
}

const TABS: Record<CarrierFilter['tab'], string> = {
  open: `l.state = 'ongoing' and o.state in ('invited', 'viewed', 'active', 'stale', 'pending_approval') and not o.is_out`,
  bids: `l.state in ('ongoing', 'tender_over') and o.state in ('active', 'stale', 'pending_approval')`,
  awards: `l.state in ('awaiting_confirmation', 'processing', 'in_progress') and o.state in ('selected', 'confirmed')`,
  history: `not (l.state = 'ongoing' and o.state in ('invited', 'viewed', 'active', 'stale', 'pending_approval') and not o.is_out)
    and not (l.state = 'tender_over' and o.state in ('active', 'stale', 'pending_approval'))
    and not (l.state in ('awaiting_confirmation', 'processing', 'in_progress') and o.state in ('selected', 'confirmed'))`,
};

/**
 * What needs the carrier first: an award to confirm, a bid to confirm after a change, open tenders, those being decided,
 * orders; in each of them the sooner moment first.
 */
const PRIORITY = `(case when o.state = 'selected' then 0 when o.state = 'stale' and l.state = 'ongoing' then 1
    when l.state = 'ongoing' then 2 when l.state = 'tender_over' then 3 else 4 end * 1000000000000000
  + coalesce(extract(epoch from case when o.state = 'selected' then l.confirmation_ends_at when l.state = 'ongoing' then l.effective_end
      when l.state = 'tender_over' then l.decision_ends_at else l.first_pickup_from end), 0) * 1000)::bigint`;

const SORTS = {
  priority: { column: PRIORITY, type: 'bigint' },
  ends_at: { column: `coalesce(l.effective_end, 'infinity')`, type: 'timestamptz' },
  pickup_at: { column: `coalesce(l.first_pickup_from, 'infinity')`, type: 'timestamptz' },
  created_at: { column: 'l.id', type: 'bigint' },
} as const;

export interface CarrierPage {
  sort: keyof typeof SORTS;
  descending: boolean;
  limit: number;
  offset: number;
  after: { value: string; id: number } | null;
}

function conditions(scope: CarrierScope, filter: CarrierFilter) {
  const values: unknown[] = [scope.companyId];
  const parts = [ofCarrier('o'), `c.state <> 'removed'`, 'l.deleted_at is null', TABS[filter.tab]];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  const stop = (kind: string, place: string) =>
    `exists (select 1 from waypoints w where w.load_id = l.id and w.kind = '${kind}' and w.address->>'country_id' = ${place})`;
  if (scope.limit) add((place) => own('o', place), scope.limit.companyId);
  for (const pattern of filter.search ? searchPatterns(filter.search) : []) {
    // The first line holds what carriers may read; the whole text is asked too, because it has the index.
    add(
      (place) => `(d.search_text like ${place} and split_part(d.search_text, E'\\n', 1) like ${place}
         or ${throughRelation('l', '$1', `s.search_text like ${place}`)})`,
      pattern,
    );
  }
  if (filter.body_type) add((place) => `d.truck->'body_types' ? ${place}`, filter.body_type);
  if (filter.pickup_country) add((place) => stop('pickup', place), filter.pickup_country);
  if (filter.delivery_country) add((place) => stop('delivery', place), filter.delivery_country);
  return { values, where: parts.join(' and ') };
}

const JOINS = `from options o join loads l on l.id = o.load_id join load_details d on d.load_id = l.id join carriers c on c.id = o.carrier_id`;

/** The ids of one page of a carrier's list. */
export function listCarrierLoadIds(sql: Sql, scope: CarrierScope, filter: CarrierFilter, page: CarrierPage) {
  const { values, where } = conditions(scope, filter);
  const { column, type } = SORTS[page.sort];
  const direction = page.descending ? 'desc' : 'asc';
  let all = where;
  if (page.after) {
    values.push(page.after.value, page.after.id);
    all += ` and (${column}, l.id) ${page.descending ? '<' : '>'} ($${values.length - 1}::${type}, $${values.length}::bigint)`;
  }
  values.push(page.limit, page.offset);
  return sql.rows<{ id: number; value: string }>(
    `select l.id, (${column})::text as value ${JOINS} where ${all}
      order by ${column} ${direction}, l.id ${direction} limit $${values.length - 1} offset $${values.length}`,
    values,
  );
}

export async function countCarrierLoads(
  sql: Sql,
  scope: CarrierScope,
  filter: CarrierFilter,
  cap: number,
): Promise<number> {
  const { values, where } = conditions(scope, filter);
  values.push(cap);
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from (select 1 ${JOINS} where ${where} limit $${values.length}) capped`,
    values,
  );
  return row.total;
}
