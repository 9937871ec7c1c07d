import type { ComponentKind, OptionState, Terms } from '@tenderlane/domain';
import type { EditableLoad, Money, Waypoint } from '@tenderlane/contract';
import { senderOf, type CarrierScope } from '../../platform/principal';
import type { Sql } from '../../platform/database/database';
import { ofCarrier, ofSender } from '../../platform/database/tenant';
import { LOAD_COLUMNS, type LoadRow } from '../loads';
import { STANDINGS_MET, standingOf, type CarrierStanding, type StandingRow } from './standing.queries';

/** What every answer says of one load through a carrier's own option. */
export interface CarrierHead {
  shipper: string;
  shipper_country: string;
  distance_km: number | null;
  terms: Terms;
  option_id: number;
  option_state: OptionState;
  provisional: boolean;
  decline_code: string | null;
  loss: StoredLoss | null;
  relation: string;
  bid: OwnBidRow | null;
  /** Its own, and those whose bids may count against it. */
  standings: CarrierStanding[];
}

/** All of it. */
export interface CarrierRow extends CarrierHead, LoadRow {
  note: string | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  payment: EditableLoad['payment'];
  distance_source: string | null;
  waypoints: Waypoint[];
  /** The edits since a bid that waits for its carrier's word, as they were recorded. */
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

/** The columns of a head, of the option `o` with its load `l`, company `co`, details `d`, auction `a` and relation `c`. */
export const CARRIER_HEAD = `co.name as shipper, co.country_id as shipper_country, d.distance_km::float8 as distance_km, a.terms,
    o.id as option_id, o.state as option_state, o.provisional, o.decline_code, o.loss, c.state as relation,
    (select json_build_object('id', b.id, 'amount', b.amount, 'vat_mode', b.vat_mode, 'days_to_pay', b.days_to_pay,
       'comparable', o.comparable, 'placed_at', ${iso('b.placed_at')}, 'valid_until', ${iso('b.valid_until')}, 'comment', b.comment,
       'truck_plate', b.truck_plate, 'driver_name', b.driver_name, 'offered_times', b.offered_times,
       'components', b.components, 'by_phone', b.entered_by is not null)
       from bids b where b.id = o.bid_id) as bid,
    ${STANDINGS_MET} as standings`;

/** What a head is joined from, beside the option `o` and the load `l`. */
export const HEAD_JOINS = `join companies co on co.id = l.company_id
  join load_details d on d.load_id = l.id
  join auctions a on a.load_id = l.id
  join carriers c on c.id = o.carrier_id`;

/** A row as the database answers it, with its standings as the rules know them. */
export const withStandings = <Row extends { standings: StandingRow[] }>(row: Row) => ({
  ...row,
  standings: row.standings.map(standingOf),
});

/** One load as one carrier may read it. */
export async function findCarrierRow(sql: Sql, scope: CarrierScope, id: number): Promise<CarrierRow | undefined> {
  const row = await sql.first<Omit<CarrierRow, 'standings'> & { standings: StandingRow[] }>(
    `select ${LOAD_COLUMNS}, ${CARRIER_HEAD}, d.note, d.cargo, d.truck, d.payment, d.distance_source,
            coalesce((select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'name', w.name, 'note', w.note,
               'contact', case when o.state = 'confirmed' then w.contact end,
               'address', w.address, 'window', json_build_object('from', ${iso('w.window_from')}, 'to', ${iso('w.window_to')})) order by w.position)
               from waypoints w where w.load_id = l.id), '[]') as waypoints,
            coalesce(case when o.state = 'stale' then (select json_agg(json_build_object('action', e.action, 'params', e.params))
               from events e
               where e.entity = 'load' and e.entity_id = l.id and e.company_id = l.company_id and e.action = 'load.edited'
                 and e.at >= o.accepted_at) end, '[]') as edits
       from options o join loads l on l.id = o.load_id ${HEAD_JOINS}
      where ${ofCarrier('o')} and o.load_id = $2 and c.state <> 'removed' and ${ofSender('o', '$3')}`,
    [scope.companyId, id, senderOf(scope)],
  );
  return row && withStandings(row);
}
