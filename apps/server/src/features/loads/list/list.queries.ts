import { audienceSize, lookUp, type LoadState, type Terms, type Timeline } from '@tenderlane/domain';
import type { EditableLoad } from '@tenderlane/contract';
import type { SortKeyOf } from '@tenderlane/contract/core/list';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { pageParts, type SortOrder } from '../../../platform/database/list.queries';
import type { PageRequest } from '../../../platform/http/paging';
import { own } from '../../../platform/database/tenant';
import { conditionsOf, holdsArchive, PICKUP, readsDetails, type LoadsFilter } from './list-conditions.queries';
import { LIST_STOPS, type ListStop } from './list-stops.queries';

/** What a list shows of a load, in one row. */
export interface ListRow {
  id: number;
  number: number;
  name: string | null;
  external_id: string | null;
  tender_type: 'ftl' | 'ltl';
  state: LoadState;
  version: number;
  country_id: string;
  currency: string;
  publish_at: Date | null;
  published_at: Date | null;
  end0: Date | null;
  effective_end: Date | null;
  decision_ends_at: Date | null;
  confirmation_ends_at: Date | null;
  first_pickup_from: Date | null;
  bid_count: number;
  lowest: number | null;
  highest: number | null;
  opened_at: Date | null;
  awarded_price: number | null;
  extended_count: number;
  timeline: Timeline;
  created_at: Date;
  approval: object | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  tags: string[];
  distance_km: number | null;
  terms: Terms;
  reached: number;
  waypoints: ListStop[];
  winner_id: number | null;
  winner_name: string | null;
  truck_plate: string | null;
}

/** As the index has it, word for word. */
const PRIORITY = `load_priority(l.id, l.state, l.approval, l.effective_end, l.decision_ends_at, l.confirmation_ends_at)`;

const SORTS = {
  priority: { column: PRIORITY, type: 'bigint' },
  created_at: { column: 'l.id', type: 'bigint' },
  ends_at: { column: `coalesce(l.effective_end, 'infinity')`, type: 'timestamptz' },
  pickup_at: { column: PICKUP, type: 'timestamptz' },
} as const satisfies Record<SortKeyOf<typeof LOADS_LIST>, SortOrder>;

type Page = PageRequest<keyof typeof SORTS>;

/** Rows of loads in the order of a page, which names their ids, places and sort values. */
const rowsOf = (page: string) =>
  `select page.value, l.id, l.number, l.name, l.external_id, l.tender_type, l.state, l.version, l.country_id, l.currency, l.publish_at,
          l.published_at, l.end0, l.effective_end, l.decision_ends_at, l.confirmation_ends_at, l.first_pickup_from, l.bid_count,
          l.lowest, l.highest, l.opened_at, l.awarded_price, l.extended_count, l.timeline, l.created_at, l.approval,
          d.cargo, d.truck, d.payment, d.tags, d.distance_km::float8 as distance_km, a.terms, a.reached,
          ${LIST_STOPS} as waypoints, c.id as winner_id, c.name as winner_name, b.truck_plate
     from ${page}
     join loads l on ${own('l')} and l.id = page.id
     join load_details d on d.load_id = l.id
     join auctions a on a.load_id = l.id
     left join options o on ${own('o')} and o.id = l.selected_option_id
     left join carriers c on ${own('c')} and c.id = o.carrier_id
     left join bids b on ${own('b')} and b.id = l.selected_bid_id
    order by page.place`;

/** The rows of some loads, in the order of their ids. */
export function listLoadRows(sql: Sql, companyId: number, ids: number[]): Promise<ListRow[]> {
  const page = `(select id, place, null as value from unnest(${idsOf('$2')}) with ordinality as asked(id, place)) page`;
  return sql.rows(rowsOf(page), [companyId, ids]);
}

/** Without it the list read backwards would begin by stepping over the whole archive. */
const BEFORE_ARCHIVE = `${PRIORITY} < 8 * 1000000000000000`;

/** The part of the priorities one state takes, so that its list reads only that part of the index. */
const PRIORITIES_OF = {
  tender_over: [0, 2],
  awaiting_confirmation: [2, 3],
  ongoing: [0, 4],
} satisfies Partial<Record<LoadState, [from: number, to: number]>>;

/** Where no time runs, the priorities inside one state are its loads from the newest on, which its own index holds. */
function orderOf({ sort, descending }: Page, filter: LoadsFilter) {
  const { status } = filter;
  if (sort !== 'priority') return { ...SORTS[sort], descending, range: '' };
  if (!status) return { ...SORTS.priority, descending, range: holdsArchive(filter) ? '' : ` and ${BEFORE_ARCHIVE}` };
  const part = lookUp<[number, number]>(PRIORITIES_OF, status);
  if (!part) return { ...SORTS.created_at, descending: !descending, range: '' };
  const [from, to] = part;
  const range = ` and ${PRIORITY} >= ${from} * 1000000000000000 and ${PRIORITY} < ${to} * 1000000000000000`;
  return { ...SORTS.priority, descending, range };
}

/** One page of a filtered list; `value` is what the next page goes on from. */
export function listLoadPage(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  page: Page,
): Promise<(ListRow & { value: string })[]> {
  const { values, ofLoad, ofDetails, plan } = conditionsOf(companyId, filter);
  const { range, descending, ...column } = orderOf(page, filter);
  const { value, after, order, limit } = pageParts(column, 'l.id', { ...page, descending }, values);
  const [joins, where] = readsDetails(filter)
    ? ['join load_details d on d.load_id = l.id', `${ofLoad} and ${ofDetails}`]
    : ['', ofLoad];
  return sql.rows(
    rowsOf(`(select l.id, ${value}, row_number() over (${order}) as place
               from loads l ${joins} where ${where}${range}${after}
              ${order} ${limit}) page`),
    values.values,
    plan,
  );
}

/** Whom the audience of a tender holds now. */
export interface AudienceFacts {
  /** All of it, as the rule of publication takes it. */
  count: number;
  notEligible: number;
  /** Of them invited carriers that have not accepted yet. */
  invited: number;
}

/** Whom the audiences of some drafts hold now; a repeated tender by link holds who came by the link before. */
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
    not_eligible: number;
    invited: number;
  }>(
    `select a.load_id, a.audience_kind = 'link' as is_public, count(c.id)::int as joined,
            (count(c.id) filter (where c.state <> 'verified'))::int as not_eligible,
            (select count(*)::int from audience_invited(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, $3)) as invited
       from auctions a
       join loads l on ${own('l')} and l.id = a.load_id
       left join lateral (
         select id, state from audience_carriers(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids)
         union all
         select id, state from came_by_link(a.company_id, l.republished_from_id) where a.audience_kind = 'link'
       ) c on true
      where ${own('a')} and a.load_id = any(${idsOf('$2')})
      group by a.load_id, a.company_id, a.audience_kind, a.label_ids, a.carrier_ids`,
    [companyId, ids, new Date(now)],
  );
  return new Map(
    rows.map(({ load_id: id, is_public: isPublic, joined, not_eligible: notEligible, invited }) => [
      id,
      { count: audienceSize({ joined, invited, isPublic }), notEligible, invited },
    ]),
  );
}
