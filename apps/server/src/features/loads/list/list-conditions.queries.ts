import type { Plan } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import { searchPatterns } from '../../reference';

export interface LoadsFilter {
  status?: string | undefined;
  search?: string | undefined;
  truck_body?: string | undefined;
  tag?: string | undefined;
  pickup_from?: string | undefined;
  pickup_to?: string | undefined;
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
  values: unknown[];
  ofLoad: string;
  ofDetails: string;
  plan: Plan;
}

export function conditionsOf(companyId: number, filter: WideFilter): Conditions {
  const values: unknown[] = [companyId];
  const ofLoad = [own('l'), 'l.deleted_at is null'];
  const ofDetails = [own('d')];
  const add = (parts: string[], condition: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  if (filter.status) add(ofLoad, (place) => `l.state = ${place}`, filter.status);
  else if (!holdsArchive(filter)) ofLoad.push(`l.state <> 'archived'`);
  if (filter.pickup_from) {
    add(ofLoad, (place) => `${PICKUP} >= ${place} and l.first_pickup_from is not null`, filter.pickup_from);
  }
  if (filter.pickup_to) add(ofLoad, (place) => `${PICKUP} <= ${place}`, filter.pickup_to);
  if (filter.ids) add(ofLoad, (place) => `l.id = any(string_to_array(${place}, ',')::bigint[])`, filter.ids);
  for (const pattern of filter.search ? searchPatterns(filter.search) : [])
    add(ofDetails, (place) => `d.search_text like ${place}`, pattern);
  if (filter.truck_body) {
    add(ofDetails, (place) => `d.truck->'body_types' ?| string_to_array(${place}, ',')`, filter.truck_body);
  }
  if (filter.tag) add(ofDetails, (place) => `d.tags @> array[${place}]`, filter.tag);
  return { values, ofLoad: ofLoad.join(' and '), ofDetails: ofDetails.join(' and '), plan: planOf(filter) };
}

/** Rare words are looked up, frequent ones found by walking the list: only the words tell which is faster. */
const planOf = (filter: LoadsFilter): Plan =>
  readsDetails(filter) || filter.pickup_from || filter.pickup_to ? 'each-time' : 'prepared';
