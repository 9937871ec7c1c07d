import type { FilterOf } from '@tenderlane/contract/core/list';
import { LOADS_LIST } from '@tenderlane/contract/loads/list';
import type { Plan } from '../../../platform/database/database';
import { valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';
import { fieldConditions } from '../../fields';
import { searchPatterns } from '../../reference';
import { listed, stopConditions } from './place-conditions.queries';
import { priceCondition } from './price-conditions.queries';
import { trackingConditions } from './tracking-conditions.queries';

export interface LoadsFilter extends Partial<Record<FilterOf<typeof LOADS_LIST>, string | number | undefined>> {
  ids?: string | undefined;
  search?: string | undefined;
  items?: (bind: Bind) => string;
  now?: number;
}

interface WideFilter extends LoadsFilter {
  everyState?: boolean;
}

/** The expressions must match the indexes of the lists literally. */
export const PICKUP = `coalesce(l.first_pickup_from, 'infinity')`;
export const ENDS = `coalesce(l.effective_end, 'infinity')`;
export const DELIVERY = `coalesce(l.last_delivery_from, 'infinity')`;

/** Epoch milliseconds, as in the timeline and its index. */
export const AWARDED_MS = `(l.timeline ->> 'confirmed')::float8`;

const AWARD_STANDS = `l.selected_option_id is not null and l.timeline ? 'confirmed' and l.state <> 'canceled' and l.previous_state is distinct from 'canceled'`;

/** Without a search, archived loads are only under their own tab. */
export const holdsArchive = ({ search, ids, everyState, ...filter }: WideFilter) =>
  Boolean(search || ids || everyState || filter.awarded_from || filter.awarded_to || filter.arrived_from);

/** Filters on details or joined rows; for these, matching loads are collected before they are counted. */
const DETAILS = [
  'search',
  'truck_body',
  'load_type',
  'payment_type',
  'tag',
  'labels',
  'custom',
  'carrier_id',
] as const satisfies (keyof LoadsFilter)[];

const STOPS = [
  'from_country',
  'from_point',
  'to_country',
  'to_point',
  'facility_id',
] as const satisfies (keyof LoadsFilter)[];

export const readsStops = (filter: LoadsFilter) => STOPS.some((name) => filter[name]);

const hasPrice = ({ price_from: from, price_to: to }: LoadsFilter) => from !== undefined || to !== undefined;

export const readsDetails = (filter: LoadsFilter) => DETAILS.some((name) => filter[name]) || hasPrice(filter);

export interface Conditions {
  values: StatementValues;
  ofLoad: string;
  ofDetails: string;
  /** Each entry selects ids of loads with a matching stop. */
  ofStops: string[];
  plan: Plan;
}

export function filteredLoads(
  { ofLoad, ofDetails, ofStops }: Conditions,
  filter: LoadsFilter,
): [joins: string, where: string] {
  const where = [ofLoad, ...ofStops.map((ids) => `l.id in ${ids}`)].join(' and ');
  return readsDetails(filter) ? ['join load_details d on d.load_id = l.id', `${where} and ${ofDetails}`] : ['', where];
}

type Bind = StatementValues['bind'];

export function conditionsOf(companyId: number, filter: WideFilter): Conditions {
  const values = valuesFrom(companyId);
  const { bind } = values;
  const ofLoad = [own('l'), 'l.deleted_at is null', ...headConditions(filter, bind), ...dateConditions(filter, bind)];
  const ofDetails = [own('d'), ...detailConditions(filter, bind)];
  if (hasPrice(filter)) ofDetails.push(priceCondition(filter, bind));
  return {
    values,
    ofLoad: ofLoad.join(' and '),
    ofDetails: ofDetails.join(' and '),
    ofStops: stopConditions(filter, bind),
    plan: planOf(filter),
  };
}

function headConditions(filter: WideFilter, bind: Bind): string[] {
  const { status, ids, manager_id: manager, currency, tender_type: type } = filter;
  const conditions: string[] = [];
  const states = statesOf(filter);
  // A single state is an equality, because the indexes per state need it.
  if (states?.length === 1) conditions.push(`l.state = ${bind(states[0])}`);
  else if (states) conditions.push(`l.state = any(${bind(states)}::text[])`);
  if (!status && !holdsArchive(filter)) conditions.push(`l.state <> 'archived'`);
  if (ids) conditions.push(`l.id = any(${listed(bind(ids))}::bigint[])`);
  if (manager) conditions.push(`l.manager_id = any(${listed(bind(manager))}::bigint[])`);
  if (currency) conditions.push(`l.currency = any(${listed(bind(currency))})`);
  if (type) conditions.push(`l.tender_type = ${bind(type)}`);
  if (filter.items) conditions.push(`l.id in (select item.load_id from (${filter.items(bind)}) item)`);
  return [
    ...conditions,
    ...awardConditions(filter, bind),
    ...arrivalConditions(filter, bind),
    ...trackingConditions(filter, bind),
  ];
}

function awardConditions({ awarded_from: from, awarded_to: to }: LoadsFilter, bind: Bind): string[] {
  const bounds = [
    ...(from ? [`${AWARDED_MS} >= ${bind(Date.parse(String(from)))}::float8`] : []),
    ...(to ? [`${AWARDED_MS} <= ${bind(Date.parse(String(to)))}::float8`] : []),
  ];
  return bounds.length > 0 ? [AWARD_STANDS, ...bounds] : [];
}

function arrivalConditions({ arrived_from: from }: LoadsFilter, bind: Bind): string[] {
  if (!from) return [];
  return [
    `l.id in (select t.load_id from trip_stops s join trips t on t.id = s.trip_id
       where ${own('s')} and s.on_time is not null and s.arrived_at >= ${bind(new Date(String(from)))})`,
  ];
}

export const statesOf = ({ status }: LoadsFilter): string[] | undefined =>
  status ? [...new Set(String(status).split(','))] : undefined;

const DATES = {
  pickup: PICKUP,
  delivery: DELIVERY,
  created: 'l.created_at',
  ends: ENDS,
} as const;

/** A load without a date is outside every range. */
function dateConditions(filter: LoadsFilter, bind: Bind): string[] {
  return (Object.keys(DATES) as (keyof typeof DATES)[]).flatMap((name) => {
    const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]];
    const column = DATES[name];
    return [
      ...(from ? [`${column} >= ${bind(from)} and ${column} < 'infinity'`] : []),
      ...(to ? [`${column} <= ${bind(to)}`] : []),
    ];
  });
}

function detailConditions(filter: LoadsFilter, bind: Bind): string[] {
  const conditions = (filter.search ? searchPatterns(filter.search) : []).map(
    (pattern) => `d.search_text like ${bind(pattern)}`,
  );
  if (filter.truck_body) conditions.push(`d.truck->'body_types' ?| ${listed(bind(filter.truck_body))}`);
  if (filter.load_type) conditions.push(`d.truck->'load_types' ?| ${listed(bind(filter.load_type))}`);
  if (filter.payment_type) conditions.push(`d.payment->>'type' = any(${listed(bind(filter.payment_type))})`);
  if (filter.tag) conditions.push(`d.tags @> array[${bind(filter.tag)}]`);
  if (filter.labels) conditions.push(`d.tags && ${listed(bind(filter.labels))}`);
  if (filter.custom) conditions.push(...fieldConditions('d.custom', String(filter.custom), { bind }));
  if (filter.carrier_id) conditions.push(`d.carrier_id = any(${listed(bind(filter.carrier_id))}::bigint[])`);
  return conditions;
}

/**
 * Rare values need an index lookup, frequent ones a walk along the list. Only the values tell PostgreSQL which is
 * faster, so such filters are planned each time.
 */
const planOf = (filter: LoadsFilter): Plan => {
  const isPlannedOnce = LOADS_LIST.filters.every((name) => !filter[name] || name === 'status');
  return isPlannedOnce && (statesOf(filter) ?? []).length < 2 ? 'prepared' : 'each-time';
};
