import type { ComponentKind, OptionState, Terms } from '@tenderlane/domain/terms';
import type { LoadDemands } from '@tenderlane/domain/packets';
import type { EditableLoad, Money, Waypoint } from '@tenderlane/contract';
import { senderOf, type CarrierScope } from '../../platform/principal';
import type { Sql } from '../../platform/database/database';
import { ofCarrier, ofSender } from '../../platform/database/tenant';
import { LOAD_COLUMNS, type LoadRow } from '../loads';
import { loadDemands } from '../packets';
import { STANDINGS_MET, standingOf, type CarrierStanding, type StandingRow } from './standing.queries';

type HeadColumn =
  | 'id'
  | 'number'
  | 'name'
  | 'state'
  | 'tender_type'
  | 'currency'
  | 'published_at'
  | 'effective_end'
  | 'confirmation_ends_at'
  | 'extended_count'
  | 'selected_option_id';

export interface CarrierHead extends Pick<LoadRow, HeadColumn> {
  shipper: string;
  shipper_country: string;
  distance_km: number | null;
  distance_source: string | null;
  terms: Terms;
  option_id: number;
  option_state: OptionState;
  provisional: boolean;
  decline_code: string | null;
  loss: StoredLoss | null;
  relation: string;
  relation_id: number;
  demands: LoadDemands | null;
  bid: OwnBidRow | null;
  standings: CarrierStanding[];
}

export interface CarrierRow extends CarrierHead, LoadRow {
  note: string | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  waypoints: Waypoint[];
  edits: { action: string; params: unknown }[];
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

/** Columns that a head adds to its load; aliases: option `o`, company `co`, details `d`, auction `a`, relation `c`. */
const HEAD = `co.name as shipper, co.country_id as shipper_country, d.distance_km::float8 as distance_km, d.distance_source, a.terms,
    o.id as option_id, o.state as option_state, o.provisional, o.decline_code, o.loss, c.state as relation, c.id as relation_id,
    (select json_build_object('id', b.id, 'amount', b.amount, 'vat_mode', b.vat_mode, 'days_to_pay', b.days_to_pay,
       'comparable', o.comparable, 'placed_at', ${iso('b.placed_at')}, 'valid_until', ${iso('b.valid_until')}, 'comment', b.comment,
       'truck_plate', b.truck_plate, 'driver_name', b.driver_name, 'offered_times', b.offered_times,
       'components', b.components, 'by_phone', b.entered_by is not null)
       from bids b where b.id = o.bid_id) as bid,
    ${loadDemands('l.id', 'co')} as demands, ${STANDINGS_MET} as standings`;

const JOINS = `join loads l on l.id = o.load_id
  join companies co on co.id = l.company_id
  join load_details d on d.load_id = l.id
  join auctions a on a.load_id = l.id
  join carriers c on c.id = o.carrier_id`;

const ofOneLoad = `${ofCarrier('o')} and o.load_id = $2 and c.state <> 'removed' and ${ofSender('o', '$3')}`;

type Stored<Row> = Omit<Row, 'standings'> & { standings: StandingRow[] };

const withStandings = <Row extends { demands: LoadDemands | null; standings: StandingRow[] }>(row: Row) => ({
  ...row,
  standings: row.standings.map((standing) => standingOf(standing, row.demands)),
});

export interface HeadPage {
  columns: string;
  /** Selects `option_id`, `value` and `place`; the first parameter value is the carrier. */
  page: string;
  values: unknown[];
}

export async function listCarrierHeads<Columns>(
  sql: Sql,
  { columns, page, values }: HeadPage,
): Promise<(CarrierHead & Columns)[]> {
  const rows = await sql.rows<Stored<CarrierHead> & Columns>(
    `select page.value, l.id, l.number, l.name, l.state, l.tender_type, l.currency, l.published_at, l.effective_end,
            l.confirmation_ends_at, l.extended_count, l.selected_option_id, ${HEAD}, ${columns}
       from (${page}) page join options o on o.id = page.option_id and ${ofCarrier('o')} ${JOINS}
      order by page.place`,
    values,
  );
  return rows.map(withStandings);
}

export function findCarrierLoad(
  sql: Sql,
  scope: CarrierScope,
  id: number,
): Promise<(LoadRow & { terms: Terms }) | undefined> {
  return sql.first(
    `select ${LOAD_COLUMNS}, a.terms from options o join loads l on l.id = o.load_id
       join auctions a on a.load_id = l.id join carriers c on c.id = o.carrier_id
      where ${ofOneLoad}`,
    [scope.companyId, id, senderOf(scope)],
  );
}

export async function findCarrierRow(sql: Sql, scope: CarrierScope, id: number): Promise<CarrierRow | undefined> {
  const row = await sql.first<Stored<CarrierRow>>(
    `select ${LOAD_COLUMNS}, ${HEAD}, d.note, d.cargo, d.truck, d.payment,
            coalesce((select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'name', w.name, 'note', w.note,
               'contact', case when o.state = 'confirmed' then w.contact end,
               'address', w.address, 'window', json_build_object('from', ${iso('w.window_from')}, 'to', ${iso('w.window_to')})) order by w.position)
               from waypoints w where w.load_id = l.id), '[]') as waypoints,
            coalesce(case when o.state = 'stale' then (select json_agg(json_build_object('action', e.action, 'params', e.params))
               from events e
               where e.entity = 'load' and e.entity_id = l.id and e.company_id = l.company_id and e.action = 'load.edited'
                 and e.at >= o.accepted_at) end, '[]') as edits
       from options o ${JOINS}
      where ${ofOneLoad}`,
    [scope.companyId, id, senderOf(scope)],
  );
  return row && withStandings(row);
}
