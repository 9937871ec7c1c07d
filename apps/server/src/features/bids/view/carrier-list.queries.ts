import type { FilterOf, SortKeyOf } from '@tenderlane/contract/core/list';
import type { CARRIER_LOAD_TABS, CARRIER_LOADS_LIST } from '@tenderlane/contract/loads/carrier-list';
import type { Sql } from '../../../platform/database/database';
import {
  countUpTo,
  pageParts,
  valuesFrom,
  type SortOrder,
  type StatementValues,
} from '../../../platform/database/list.queries';
import type { PageRequest } from '../../../platform/http/paging';
import { ofCarrier, own, throughRelation } from '../../../platform/database/tenant';
import { listCarrierHeads, type CarrierHead } from '../../auction';
import { LIST_STOPS, withStops, type ListStop } from '../../loads';
import { searchPatterns } from '../../reference';
import type { CarrierScope } from '../../../platform/principal';

type List = typeof CARRIER_LOADS_LIST;
export type CarrierTab = (typeof CARRIER_LOAD_TABS)[number];
export type CarrierFilter = { tab: CarrierTab; items?: (bind: StatementValues['bind']) => string } & {
  [Name in FilterOf<List>]?: string | undefined;
};

const TABS: Record<CarrierTab, string> = {
  open: `l.state = 'ongoing' and o.state in ('invited', 'viewed', 'active', 'stale', 'pending_approval') and not o.is_out`,
  bids: `l.state in ('ongoing', 'tender_over') and o.state in ('active', 'stale', 'pending_approval')`,
  awards: `l.state in ('awaiting_confirmation', 'processing', 'in_progress') and o.state in ('selected', 'confirmed')`,
  history: `not (l.state = 'ongoing' and o.state in ('invited', 'viewed', 'active', 'stale', 'pending_approval') and not o.is_out)
    and not (l.state = 'tender_over' and o.state in ('active', 'stale', 'pending_approval'))
    and not (l.state in ('awaiting_confirmation', 'processing', 'in_progress') and o.state in ('selected', 'confirmed'))`,
};

/**
 * Sort value, lowest first: an award to confirm, a bid to confirm after a change, open tenders, tenders being decided,
 * orders; within each the earlier time first.
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
} as const satisfies Record<SortKeyOf<List>, SortOrder>;

function conditions(scope: CarrierScope, filter: CarrierFilter) {
  const values = valuesFrom(scope.companyId);
  const { bind } = values;
  const parts = [ofCarrier('o'), `c.state <> 'removed'`, 'l.deleted_at is null', TABS[filter.tab]];
  const addStop = (kind: 'pickup' | 'delivery', country: string) =>
    parts.push(
      `exists (select 1 from waypoints w where w.load_id = l.id and w.kind = '${kind}' and w.address->>'country_id' = ${bind(country)})`,
    );
  if (scope.limit) parts.push(own('o', bind(scope.limit.companyId)));
  for (const pattern of filter.search ? searchPatterns(filter.search) : []) {
    const place = bind(pattern);
    // Carriers may read only the first line; the condition on the whole text uses the index.
    parts.push(`(d.search_text like ${place} and split_part(d.search_text, E'\\n', 1) like ${place}
         or ${throughRelation('l', '$1', `s.search_text like ${place}`)})`);
  }
  if (filter.items) parts.push(`l.id in (select item.load_id from (${filter.items(bind)}) item)`);
  if (filter.body_type) parts.push(`d.truck->'body_types' ? ${bind(filter.body_type)}`);
  if (filter.pickup_country) addStop('pickup', filter.pickup_country);
  if (filter.delivery_country) addStop('delivery', filter.delivery_country);
  return { values, from: `${JOINS} where ${parts.join(' and ')}` };
}

const JOINS = `from options o join loads l on l.id = o.load_id join load_details d on d.load_id = l.id join carriers c on c.id = o.carrier_id`;

/** Columns of a carrier's list beside the heads; `value` is the cursor of the next page. */
interface ListColumns {
  value: string;
  cargo_name: string | null;
  weight_kg: number | null;
  body_types: string[];
  waypoints: ListStop[];
}
export type CarrierListRow = CarrierHead & ListColumns;

const COLUMNS = `d.cargo->>'name' as cargo_name, (d.cargo->>'weight_kg')::float8 as weight_kg,
  d.truck->'body_types' as body_types, ${LIST_STOPS} as waypoints`;

export async function listCarrierPage(
  sql: Sql,
  scope: CarrierScope,
  filter: CarrierFilter,
  page: PageRequest<SortKeyOf<List>>,
): Promise<CarrierListRow[]> {
  const { values, from } = conditions(scope, filter);
  const { value, after, order, limit } = pageParts(SORTS[page.sort], 'l.id', page, values);
  const ids = `select o.id as option_id, ${value}, row_number() over (${order}) as place ${from}${after} ${order} ${limit}`;
  return withStops(await listCarrierHeads<ListColumns>(sql, { columns: COLUMNS, page: ids, values: values.values }));
}

export function countCarrierLoads(sql: Sql, scope: CarrierScope, filter: CarrierFilter, cap: number): Promise<number> {
  const { values, from } = conditions(scope, filter);
  return countUpTo(sql, from, values, { cap });
}
