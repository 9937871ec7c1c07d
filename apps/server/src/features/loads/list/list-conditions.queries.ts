import type { FilterOf } from '@tenderlane/contract/core/list';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';
import type { Plan } from '../../../platform/database/database';
import { valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';
import { searchPatterns } from '../../reference';

export interface LoadsFilter extends Partial<Record<FilterOf<typeof LOADS_LIST>, string | undefined>> {
  /** Only these loads, their ids with commas between. */
  ids?: string | undefined;
}

/** A filter that may also hold what no list shows by itself. */
interface WideFilter extends LoadsFilter {
  everyState?: boolean;
}

/** As the indexes of the lists have it, word for word. */
export const PICKUP = `coalesce(l.first_pickup_from, 'infinity')`;

/** Without a search the archive is only under its own tab. */
export const holdsArchive = ({ search, ids, everyState }: WideFilter) => Boolean(search || ids || everyState);

export const readsDetails = ({ search, truck_body: bodies, tag }: LoadsFilter) => Boolean(search || bodies || tag);

/** What a filter asks of a load `l` and of its details `d`, with the values of its places; the first is the company. */
export interface Conditions {
  values: StatementValues;
  ofLoad: string;
  ofDetails: string;
  plan: Plan;
}

export function conditionsOf(companyId: number, filter: WideFilter): Conditions {
  const values = valuesFrom(companyId);
  const { bind } = values;
  const ofLoad = [own('l'), 'l.deleted_at is null'];
  const ofDetails = [own('d')];
  if (filter.status) ofLoad.push(`l.state = ${bind(filter.status)}`);
  else if (!holdsArchive(filter)) ofLoad.push(`l.state <> 'archived'`);
  if (filter.pickup_from) ofLoad.push(`${PICKUP} >= ${bind(filter.pickup_from)} and l.first_pickup_from is not null`);
  if (filter.pickup_to) ofLoad.push(`${PICKUP} <= ${bind(filter.pickup_to)}`);
  if (filter.ids) ofLoad.push(`l.id = any(string_to_array(${bind(filter.ids)}, ',')::bigint[])`);
  for (const pattern of filter.search ? searchPatterns(filter.search) : [])
    ofDetails.push(`d.search_text like ${bind(pattern)}`);
  if (filter.truck_body) ofDetails.push(`d.truck->'body_types' ?| string_to_array(${bind(filter.truck_body)}, ',')`);
  if (filter.tag) ofDetails.push(`d.tags @> array[${bind(filter.tag)}]`);
  return { values, ofLoad: ofLoad.join(' and '), ofDetails: ofDetails.join(' and '), plan: planOf(filter) };
}

/** Rare words are looked up, frequent ones found by walking the list: only the words tell which is faster. */
const planOf = (filter: LoadsFilter): Plan =>
  readsDetails(filter) || filter.pickup_from || filter.pickup_to ? 'each-time' : 'prepared';
