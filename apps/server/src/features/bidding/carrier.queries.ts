import type { ComponentKind, MaterialSection, OptionState, Terms } from '@tenderlane/domain';
import type { EditableLoad, Money, Waypoint } from '@tenderlane/contract';
import type { Member } from '../../platform/principal';
import type { Sql } from '../../platform/database';
import { searchPatterns } from '../reference';
import { LOAD_COLUMNS, type LoadRow } from '../loads';

/** One load through a carrier's own option. */
export interface CarrierRow extends LoadRow {
  shipper: string;
  shipper_country: string;
  note: string | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  distance_km: number | null;
  distance_source: string | null;
  terms: Terms;
  waypoints: Waypoint[];
  option_id: number;
  option_state: OptionState;
  provisional: boolean;
  decline_code: string | null;
  loss: StoredLoss | null;
  relation: string;
  bid: OwnBidRow | null;
  changed_sections: MaterialSection[];
}

export interface StoredLoss {
  rank: number | null;
  reason: string;
  gap: { kind: 'exact'; amount: number; bp: number } | { kind: 'band'; band: string } | null;
  text?: string;
}

export interface OwnBidRow {
  id: number;
  amount: number;
  vat_mode: string;
  days_to_pay: number;
  comparable: number;
  placed_at: string;
  valid_until: string;
  comment: string | null;
  truck_plate: string | null;
  driver_name: string | null;
  offered_times: { waypoint_id: number; from: string; to: string }[];
  components: { kind: ComponentKind; price: Money }[];
  by_phone: boolean;
}

const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ROW = `select ${LOAD_COLUMNS}, co.name as shipper, co.country_id as shipper_country,
    d.note, d.cargo, d.truck, d.payment, d.distance_km::float8 as distance_km, d.distance_source, a.terms,
    coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'kind', w.kind, 'name', w.name, 'note', w.note,
       'contact', case when o.state = 'confirmed' then w.contact end,
       'address', w.address, 'window', jsonb_build_object('from', ${iso('w.window_from')}, 'to', ${iso('w.window_to')})) order by w.position)
       from waypoints w where w.load_id = l.id), '[]') as waypoints,
    o.id as option_id, o.state as option_state, o.provisional, o.decline_code, o.loss, c.state as relation,
    (select jsonb_build_object('id', b.id, 'amount', b.amount, 'vat_mode', b.vat_mode, 'days_to_pay', b.days_to_pay,
       'comparable', o.comparable, 'placed_at', ${iso('b.placed_at')}, 'valid_until', ${iso('b.valid_until')}, 'comment', b.comment,
       'truck_plate', b.truck_plate, 'driver_name', b.driver_name, 'offered_times', b.offered_times,
       'components', b.components, 'by_phone', b.entered_by is not null)
       from bids b where b.id = o.bid_id) as bid,
    coalesce(case when o.state = 'stale' then (select jsonb_agg(distinct section)
       from events e cross join jsonb_array_elements_text(e.params->'fields') section
       where e.entity = 'load' and e.entity_id = l.id and e.company_id = l.company_id and e.action = 'load.edited'
         and e.at >= o.accepted_at) end, '[]') as changed_sections
  from options o
  join loads l on l.id = o.load_id
  join companies co on co.id = l.company_id
  join load_details d on d.load_id = l.id
  join auctions a on a.load_id = l.id
  join carriers c on c.id = o.carrier_id`;

/**
 * Who asks: a carrier company, and in a session that a link opened the sender whose tenders it may see; to that session
 * those of other shippers do not exist.
 */
export type CarrierScope = Pick<Member, 'companyId' | 'limit'>;

const senderOf = ({ limit }: CarrierScope) => limit?.companyId ?? null;
const IN_SCOPE = `($3::bigint is null or o.company_id = $3)`;

/** Some loads as one carrier may read them. */
export function listCarrierRows(sql: Sql, scope: CarrierScope, ids: number[]): Promise<CarrierRow[]> {
  return sql.rows(
    `${ROW} where o.carrier_company_id = $1 and o.load_id = any($2::bigint[]) and c.state <> 'removed' and ${IN_SCOPE}`,
    [scope.companyId, ids, senderOf(scope)],
  );
}

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
  const parts = ['o.carrier_company_id = $1', `c.state <> 'removed'`, 'l.deleted_at is null', TABS[filter.tab]];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  const stop = (kind: string, place: string) =>
    `exists (select 1 from waypoints w where w.load_id = l.id and w.kind = '${kind}' and w.address->>'country_id' = ${place})`;
  if (scope.limit) add((place) => `o.company_id = ${place}`, scope.limit.companyId);
  for (const pattern of filter.search ? searchPatterns(filter.search) : []) {
    // The first line holds what carriers may read; the whole text is asked too, because it has the index.
    add(
      (place) => `(d.search_text like ${place} and split_part(d.search_text, E'\\n', 1) like ${place}
         or l.company_id = any(array(select s.id from carriers r join companies s on s.id = r.company_id
                                      where r.carrier_company_id = $1 and s.search_text like ${place})))`,
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

export async function isUnseen(sql: Sql, scope: CarrierScope, loadId: number): Promise<boolean> {
  const unseen = await sql.first(
    `select 1 from options o where o.carrier_company_id = $1 and o.load_id = $2 and o.state = 'invited' and ${IN_SCOPE}`,
    [scope.companyId, loadId, senderOf(scope)],
  );
  return unseen !== undefined;
}

/** The carrier has seen the tender; the option it had not seen before, if any. */
export function markViewed(
  sql: Sql,
  scope: CarrierScope,
  loadId: number,
  at: number,
): Promise<{ id: number; company_id: number } | undefined> {
  return sql.first(
    `update options o set state = 'viewed', viewed_at = $4
      where o.carrier_company_id = $1 and o.load_id = $2 and o.state = 'invited' and ${IN_SCOPE} returning o.id, o.company_id`,
    [scope.companyId, loadId, senderOf(scope), new Date(at)],
  );
}

/** The stops of a load. */
export function listStopIds(sql: Sql, companyId: number, loadId: number): Promise<{ id: number }[]> {
  return sql.rows(`select id from waypoints where company_id = $1 and load_id = $2`, [companyId, loadId]);
}
