import type { Terms } from '@tenderlane/domain/terms';
import type { LoadState, Timeline } from '@tenderlane/domain/loads';
import type { FieldValues } from '@tenderlane/domain/fields';
import type { EditableLoad } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { own } from '../../../platform/database/tenant';
import { requiredFields } from '../../fields';
import { LIST_STOPS, withStops, type ListStop } from './list-stops.queries';
import type { ListedTracking } from './present-tracking';

export interface ListRow {
  id: number;
  number: number;
  name: string | null;
  external_id: string | null;
  tender_type: 'ftl' | 'ltl';
  manager_id: number;
  manager_name: string;
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
  updated_at: Date;
  approval: object | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  tags: string[];
  custom: FieldValues;
  required_fields: string[];
  distance_km: number | null;
  distance_source: string | null;
  terms: Terms;
  reached: number;
  waypoints: ListStop[];
  winner_id: number | null;
  winner_name: string | null;
  truck_plate: string | null;
  tracking: ListedTracking | null;
  facility_company: [name: string, legalNumber: string | null] | null;
}

export const NAMED_TRUCK = `coalesce((select t.plate from load_vehicles v join trucks t on t.id = v.truck_id where v.load_id = l.id and v.option_id = l.selected_option_id), b.truck_plate)`;

export const LISTED_TRACKING = `(select json_build_object('progress', t.progress, 'is_shared', t.is_shared, 'place',
      (select json_build_object('name_en', p.name_en, 'name_uk', p.name_uk, 'name_ru', p.name_ru, 'name_kk', p.name_kk)
         from places p where p.id = (t.progress #>> '{place,id}')::bigint))
    from trips t where l.state in ('processing', 'in_progress') and t.option_id = l.selected_option_id and t.progress is not null)`;

const COLUMNS: Record<keyof ListRow, string> = {
  id: 'l.id',
  number: 'l.number',
  name: 'l.name',
  external_id: 'l.external_id',
  tender_type: 'l.tender_type',
  manager_id: 'l.manager_id',
  manager_name: `(select trim(m.first_name || ' ' || m.last_name) from accounts m where m.id = l.manager_id)`,
  state: 'l.state',
  version: 'l.version',
  country_id: 'l.country_id',
  currency: 'l.currency',
  publish_at: 'l.publish_at',
  published_at: 'l.published_at',
  end0: 'l.end0',
  effective_end: 'l.effective_end',
  decision_ends_at: 'l.decision_ends_at',
  confirmation_ends_at: 'l.confirmation_ends_at',
  first_pickup_from: 'l.first_pickup_from',
  bid_count: 'l.bid_count',
  lowest: 'l.lowest',
  highest: 'l.highest',
  opened_at: 'l.opened_at',
  awarded_price: 'l.awarded_price',
  extended_count: 'l.extended_count',
  timeline: 'l.timeline',
  created_at: 'l.created_at',
  updated_at: 'l.updated_at',
  approval: 'l.approval',
  cargo: 'd.cargo',
  truck: 'd.truck',
  payment: 'd.payment',
  tags: 'd.tags',
  custom: 'd.custom',
  required_fields: `case when l.state = 'draft' then ${requiredFields('l.company_id')} else '{}' end`,
  distance_km: 'd.distance_km::float8',
  distance_source: 'd.distance_source',
  terms: 'a.terms',
  reached: 'a.reached',
  waypoints: LIST_STOPS,
  winner_id: 'c.id',
  winner_name: 'c.name',
  truck_plate: NAMED_TRUCK,
  tracking: LISTED_TRACKING,
  facility_company: `(select (select json_build_array(f.company_name, f.legal_number) from facilities f
      where f.id = w.facility_id and f.company_name is not null)
    from waypoints w where w.load_id = l.id and w.kind = 'pickup' order by w.position limit 1)`,
};

export type ListColumn = keyof ListRow;
const EVERY_COLUMN = Object.keys(COLUMNS) as ListColumn[];
const named = (columns: readonly ListColumn[]) => columns.map((column) => `${COLUMNS[column]} as ${column}`).join(', ');

/**
 * Selects rows in the order of a page statement, which supplies ids, places and sort values. It is materialized,
 * because PostgreSQL repeated it per load if it had no statistics about the company's size.
 */
export const rowsOf = (page: string, columns: readonly ListColumn[] = EVERY_COLUMN) =>
  `with page as materialized (${page})
   select page.value, ${named(columns)}
     from page
     join loads l on ${own('l')} and l.id = page.id
     join load_details d on d.load_id = l.id
     join auctions a on a.load_id = l.id
     left join options o on ${own('o')} and o.id = l.selected_option_id
     left join carriers c on ${own('c')} and c.id = o.carrier_id
     left join bids b on ${own('b')} and b.id = l.selected_bid_id
    order by page.place`;

const LISTED = `select id, place, null as value from unnest(${idsOf('$2')}) with ordinality as asked(id, place)`;

export const listLoadRows = async (sql: Sql, companyId: number, ids: number[]): Promise<ListRow[]> =>
  withStops(await sql.rows<ListRow>(rowsOf(LISTED), [companyId, ids]));

export async function listLoadColumns<Column extends ListColumn>(
  sql: Sql,
  companyId: number,
  ids: number[],
  columns: readonly Column[],
): Promise<Pick<ListRow, Column>[]> {
  const rows = await sql.rows<ListRow>(rowsOf(LISTED, columns), [companyId, ids]);
  return (columns as readonly ListColumn[]).includes('waypoints') ? withStops(rows) : rows;
}
