import { audienceSize } from '@tenderlane/domain/terms';
import type { LoadState } from '@tenderlane/domain/loads';
import { lookUp } from '@tenderlane/domain/values';
import type { SortKeyOf } from '@tenderlane/contract/core/list';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { pageParts, valuesFrom, type SortOrder } from '../../../platform/database/list.queries';
import type { PageRequest } from '../../../platform/http/paging';
import { own } from '../../../platform/database/tenant';
import {
  conditionsOf,
  DELIVERY,
  ENDS,
  holdsArchive,
  PICKUP,
  readsDetails,
  readsStops,
  statesOf,
  type LoadsFilter,
} from './list-conditions.queries';
import { rowsOf, type ListRow } from './list-rows.queries';
import { withStops } from './list-stops.queries';
import { stopConditions } from './place-conditions.queries';
import { PRICE } from './price-conditions.queries';
import { ETA, SEEN_AT } from './tracking-conditions.queries';

/** The expression must match the index literally. */
const PRIORITY = `load_priority(l.id, l.state, l.approval, l.effective_end, l.decision_ends_at, l.confirmation_ends_at)`;

const JOINS = {
  details: `join load_details d on ${own('d')} and d.load_id = l.id`,
  price: `join auctions a on ${own('a')} and a.load_id = l.id`,
  carrier: `join load_details d on ${own('d')} and d.load_id = l.id left join carriers c on ${own('c')} and c.id = d.carrier_id`,
};

interface Order extends Pick<SortOrder, 'type'> {
  column: string | ((now: string) => string);
  descending: boolean;
  range: string;
  join?: keyof typeof JOINS;
}

/** Unknown values come last, and first in descending order. */
const SORTS = {
  priority: { column: PRIORITY, type: 'bigint' },
  created_at: { column: 'l.id', type: 'bigint' },
  updated_at: { column: 'l.updated_at', type: 'timestamptz' },
  number: { column: 'l.number', type: 'bigint' },
  ends_at: { column: ENDS, type: 'timestamptz' },
  pickup_at: { column: PICKUP, type: 'timestamptz' },
  delivery_at: { column: DELIVERY, type: 'timestamptz' },
  // Grouped by currency, because amounts of different currencies cannot be compared.
  price: {
    column: `coalesce(l.currency || lpad(${PRICE}::text, 13, '0'), '~') collate "C"`,
    type: 'text',
    join: 'price',
  },
  distance: { column: `coalesce(d.distance_km, 'Infinity')`, type: 'numeric', join: 'details' },
  weight: { column: `coalesce((d.cargo ->> 'weight_kg')::numeric, 'Infinity')`, type: 'numeric', join: 'details' },
  eta: { column: ETA, type: 'numeric' },
  tracked_at: { column: SEEN_AT, type: 'numeric' },
  carrier: { column: `coalesce(c.list_name, '~') collate "C"`, type: 'text', join: 'carrier' },
} as const satisfies Record<SortKeyOf<typeof LOADS_LIST>, Omit<Order, 'descending' | 'range'>>;

type Page = PageRequest<keyof typeof SORTS>;

/** Without this condition a reversed list would first skip the whole archive. */
const BEFORE_ARCHIVE = `${PRIORITY} < 8 * 1000000000000000`;

/** The range of priorities of one state, so that its list reads only that part of the index. */
const PRIORITIES_OF = {
  tender_over: [0, 2],
  awaiting_confirmation: [2, 3],
  ongoing: [0, 4],
} satisfies Partial<Record<LoadState, [from: number, to: number]>>;

/** In states without a deadline the priority order equals newest first, which the state's own index has. */
function orderOf({ sort, descending }: Page, filter: LoadsFilter): Order {
  const states = statesOf(filter);
  if (sort !== 'priority') return { ...SORTS[sort], descending, range: '' };
  if (states?.length !== 1) {
    const readsArchive = states ? states.includes('archived') : holdsArchive(filter);
    return { ...SORTS.priority, descending, range: readsArchive ? '' : ` and ${BEFORE_ARCHIVE}` };
  }
  const part = lookUp<[number, number]>(PRIORITIES_OF, states[0] ?? '');
  if (!part) return { ...SORTS.created_at, descending: !descending, range: '' };
  const [from, to] = part;
  const range = ` and ${PRIORITY} >= ${from} * 1000000000000000 and ${PRIORITY} < ${to} * 1000000000000000`;
  return { ...SORTS.priority, descending, range };
}

/**
 * Selects the ids of one page with their places; `value` is the cursor. If stops are `frequent`, matching loads are
 * collected once and the list is walked in order: sorting them, or looking up the stops per load, takes several times
 * as long.
 */
function pageOfIds(companyId: number, filter: LoadsFilter, page: Page, frequent: boolean) {
  const { values, ofLoad, ofDetails, ofStops, plan } = conditionsOf(companyId, filter);
  const { range, descending, join, column, type } = orderOf(page, filter);
  const { value, after, order, limit } = pageParts(
    { column: typeof column === 'string' ? column : column(values.bind(filter.now)), type },
    join === 'details' ? 'd.load_id' : 'l.id',
    { ...page, descending },
    values,
  );
  const joins = new Set(join ? [JOINS[join]] : []);
  if (readsDetails(filter) && join !== 'carrier') joins.add(JOINS.details);
  // PostgreSQL joins for `in` and collects into a hash for `in … is true`.
  const stops = ofStops.map((ids) => (frequent ? `(l.id in ${ids}) is true` : `l.id in ${ids}`));
  const where = [ofLoad, ...stops, ...(readsDetails(filter) ? [ofDetails] : [])].join(' and ');
  const text = `select l.id, ${value}, row_number() over (${order}) as place
               from loads l ${[...joins].join(' ')} where ${where}${range}${after}
              ${order} ${limit}`;
  return { text, values: values.values, plan: join ? ('each-time' as const) : plan };
}

/** Number of matching stops from which the list is walked. */
const FREQUENT = 5_000;

async function hasFrequentStops(sql: Sql, companyId: number, filter: LoadsFilter): Promise<boolean> {
  if (!readsStops(filter)) return false;
  const { values, bind } = valuesFrom(companyId);
  const counts = stopConditions(filter, bind).map(
    (ids) => `(select count(*) from (${ids.slice(1, -1)} limit ${FREQUENT}) s) = ${FREQUENT}`,
  );
  const { frequent } = await sql.one<{ frequent: boolean }>(`select ${counts.join(' and ')} as frequent`, values);
  return frequent;
}

export async function listLoadPage(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  page: Page,
): Promise<(ListRow & { value: string })[]> {
  const { text, values, plan } = pageOfIds(companyId, filter, page, await hasFrequentStops(sql, companyId, filter));
  return withStops(await sql.rows<ListRow & { value: string }>(rowsOf(text), values, plan));
}

export async function listLoadIds(sql: Sql, companyId: number, filter: LoadsFilter, page: Page): Promise<number[]> {
  const { text, values } = pageOfIds(companyId, filter, page, false);
  const rows = await sql.rows<{ ids: number[] | null }>(
    `select array_agg(id order by place) as ids from (${text}) page`,
    values,
    'each-time',
  );
  return rows[0]?.ids ?? [];
}

export interface AudienceFacts {
  count: number;
  invited: number;
}

export async function countAudiences(
  sql: Sql,
  companyId: number,
  ids: number[],
  now: number,
): Promise<Map<number, AudienceFacts>> {
  const rows = await sql.rows<{
    load_id: number;
    is_public: boolean;
    joined: number;
    invited: number;
  }>(
    `select a.load_id, a.audience_kind = 'link' as is_public, count(c.id)::int as joined,
            (select count(*)::int from audience_invited(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule, $3)) as invited
       from auctions a
       join loads l on ${own('l')} and l.id = a.load_id
       left join lateral (
         select id, state from audience_carriers(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule)
         union all
         select id, state from came_by_link(a.company_id, l.republished_from_id) where a.audience_kind = 'link'
       ) c on true
      where ${own('a')} and a.load_id = any(${idsOf('$2')})
      group by a.load_id, a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule`,
    [companyId, ids, new Date(now)],
  );
  return new Map(
    rows.map(({ load_id: id, is_public: isPublic, joined, invited }) => [
      id,
      { count: audienceSize({ joined, invited, isPublic }), invited },
    ]),
  );
}
