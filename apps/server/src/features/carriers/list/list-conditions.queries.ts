import { type RelationState, LANE_RADIUS_KM } from '@tenderlane/domain/carriers';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { FilterOf } from '@tenderlane/contract/core/list';
import type { Plan } from '../../../platform/database/database';
import { valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { own, unscoped } from '../../../platform/database/tenant';
import { fieldConditions } from '../../fields';
import { searchPatterns } from '../../reference';

interface FilterValues extends Record<FilterOf<typeof CARRIERS_LIST>, string | number> {
  search: string;
  attention: string;
  state: RelationState;
  verified: 'yes' | 'no';
  has_account: 'yes' | 'no';
  ids: string;
}
type Bind = StatementValues['bind'];

export type CarriersFilter = { [Name in keyof FilterValues]?: FilterValues[Name] | undefined } & {
  items?: (bind: Bind) => string;
};

export interface Conditions {
  values: StatementValues;
  readsMetrics: boolean;
  where: string;
  plan: Plan;
}

const listOf = (place: string) => `string_to_array(${place}, ',')`;

/** `ofState` replaces the filter's condition on states. */
export function conditionsOf(companyId: number, filter: CarriersFilter, ofState?: string): Conditions {
  const values = valuesFrom(companyId);
  const { bind } = values;
  const ofMetrics = metricConditions(filter, bind);
  const ofItems = filter.items ? [`r.id in (select item.record_id from (${filter.items(bind)}) item)`] : [];
  const states = ofState ?? stateCondition(filter, bind);
  const conditions = [
    own('r'),
    states,
    ...headConditions(filter, bind),
    ...laneConditions(filter, bind),
    ...ofItems,
    ...ofMetrics,
  ];
  return {
    values,
    readsMetrics: ofMetrics.length > 0,
    where: conditions.join(' and '),
    // Without a filter, or with a state only, the best index is the same for every value.
    plan: Object.entries(filter).every(([name, value]) => value === undefined || name === 'state')
      ? 'prepared'
      : 'each-time',
  };
}

const stateCondition = ({ state }: CarriersFilter, bind: Bind): string =>
  state ? `r.state = ${bind(state)}` : `r.state <> 'removed'`;

function headConditions(filter: CarriersFilter, bind: Bind): string[] {
  const { ids, label_id: label, country, packet_status: packet, verified, has_account: account } = filter;
  const conditions: string[] = [];
  if (ids) conditions.push(`r.id = any(${listOf(bind(ids))}::bigint[])`);
  if (label)
    conditions.push(
      `r.id in (select cl.carrier_id from carrier_labels cl where ${own('cl')} and cl.label_id = ${bind(label)})`,
    );
  if (country) conditions.push(`r.country_id = ${bind(country)}`);
  if (packet) conditions.push(`r.packet_status = ${bind(packet)}`);
  if (verified) conditions.push(`r.verified_at is ${verified === 'yes' ? 'not ' : ''}null`);
  if (account) conditions.push(`r.carrier_company_id is ${account === 'yes' ? 'not ' : ''}null`);
  if (filter.body_types) conditions.push(`r.body_types && ${listOf(bind(filter.body_types))}`);
  if (filter.certificates) conditions.push(`r.certificates @> ${listOf(bind(filter.certificates))}`);
  if (filter.agreement_before)
    conditions.push(`coalesce(r.agreement_ends_on, 'infinity') <= ${bind(filter.agreement_before)}::date`);
  if (filter.custom) conditions.push(...fieldConditions('r.custom', String(filter.custom), { bind }));
  for (const pattern of filter.search ? searchPatterns(filter.search) : [])
    conditions.push(`r.search_text like ${bind(pattern)}`);
  return conditions;
}

function metricConditions(filter: CarriersFilter, bind: Bind): string[] {
  const conditions: string[] = [];
  if (filter.rating_from !== undefined) conditions.push(`m.rating_x100 >= ${bind(filter.rating_from)}`);
  if (filter.response_from !== undefined) conditions.push(`m.response_bp >= ${bind(filter.response_from)}`);
  if (filter.acceptance_from !== undefined) conditions.push(`m.acceptance_bp >= ${bind(filter.acceptance_from)}`);
  if (filter.cancel_to !== undefined) conditions.push(`m.cancel_bp <= ${bind(filter.cancel_to)}`);
  return conditions;
}

function laneConditions(filter: CarriersFilter, bind: Bind): string[] {
  const ends = (['from', 'to'] as const).flatMap((side) =>
    laneEnd(side, filter[`${side}_country`], filter[`${side}_point`], bind),
  );
  if (ends.length === 0) return [];
  const meets = ends.join(' and ');
  return [
    `(r.id in (select v.carrier_id from capability_lanes v where ${own('v')} and v.carrier_id is not null and ${meets})
      or r.carrier_company_id in (select v.company_id from capability_lanes v where v.carrier_id is null
           ${unscoped('what carriers of the own network say of themselves')} and ${meets}))`,
  ];
}

function laneEnd(
  side: 'from' | 'to',
  country: string | number | undefined,
  point: string | number | undefined,
  bind: Bind,
): string[] {
  const inCountry = country === undefined ? 'false' : `v.${side}_country = ${bind(country)}`;
  if (!point) return country === undefined ? [] : [inCountry];
  const [lat = 0, lon = 0] = String(point).split(',').map(Number);
  return [
    `(case when v.${side}_lat is null then ${inCountry}
        else great_circle_km(v.${side}_lat, v.${side}_lon, ${bind(lat)}::float8, ${bind(lon)}::float8) <= ${LANE_RADIUS_KM} end)`,
  ];
}
