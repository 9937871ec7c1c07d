import type { OptionState } from '@tenderlane/domain/terms';
import type { RelationState } from '@tenderlane/domain/carriers';
import type { GridRow } from '@tenderlane/contract';
import { legalIdCheck, type LegalIdCheckRow } from '../../carriers';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export interface GridOption extends LegalIdCheckRow {
  id: number;
  carrier_id: number;
  carrier: string;
  legal_id: string | null;
  state: OptionState;
  bid_id: number | null;
  amount: number | null;
  vat_mode: string | null;
  days_to_pay: number | null;
  comparable: number | null;
  provisional: boolean;
  entered_by: number | null;
  valid_until: Date | null;
  placed_at: Date | null;
  comment: string | null;
  offered_times: GridRow['offered_times'] | null;
  truck_plate: string | null;
  driver_name: string | null;
  components: GridRow['components'] | null;
  decline_code: string | null;
  decline_text: string | null;
  relation: RelationState;
  on_time_bp: number | null;
  acceptance_bp: number | null;
  cancel_bp: number | null;
  rating_x100: number | null;
  bids: { id: number; amount: number; comparable: number; placed_at: string }[];
  bids_total: number;
}

const LATEST_BIDS = 5;

export function listGridOptions(sql: Sql, companyId: number, loadId: number): Promise<GridOption[]> {
  return sql.rows(
    `select o.id, o.carrier_id, c.name as carrier, c.legal_id, o.state, o.bid_id, o.amount, b.vat_mode, b.days_to_pay, o.comparable,
            o.provisional, b.entered_by, o.valid_until, b.placed_at, b.comment, b.offered_times, b.truck_plate, b.driver_name,
            b.components, o.decline_code, o.decline_text, c.state as relation, m.on_time_bp, m.acceptance_bp, m.cancel_bp, m.rating_x100,
            ${legalIdCheck('c', 'k')},
            coalesce((select json_agg(json_build_object('id', h.id, 'amount', h.amount, 'comparable', h.comparable,
                        'placed_at', to_char(h.placed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by h.seq)
                        from (select * from bids l where l.option_id = o.id order by l.seq desc limit ${LATEST_BIDS}) h
                       where ${own('h')}), '[]') as bids,
            (select count(*) from bids n where ${own('n')} and n.option_id = o.id) as bids_total
       from options o
       join carriers c on ${own('c')} and c.id = o.carrier_id
       left join carrier_metrics m on ${own('m')} and m.carrier_id = o.carrier_id
       left join companies k on k.id = c.carrier_company_id
       left join bids b on ${own('b')} and b.id = o.bid_id
      where ${own('o')} and o.load_id = $2
      order by o.id`,
    [companyId, loadId],
  );
}

/** Comparable prices (without VAT) for savings. */
interface Comparisons {
  first_bid: number | null;
  median: number | null;
  awards: number;
}

const LATEST_AWARDS = 1_000;

/**
 * The first bid of a load and the median award of its lane: same place at both ends, else within 50 km, a truck body in common and the same currency. The
 * radius is the great circle, by the haversine formula; half a degree of latitude (56 km) leaves out what is far off before it.
 */
export function findComparisons(sql: Sql, companyId: number, loadId: number, since: number): Promise<Comparisons> {
  return sql.one(
    `with mine as materialized (select * from load_lanes where ${own()} and load_id = $2),
          near as materialized (
            select n.id, m.currency, m.bodies from mine m
              join lanes n on ${own('n')} and n.from_lat between m.from_lat - 0.5 and m.from_lat + 0.5
                          and n.to_lat between m.to_lat - 0.5 and m.to_lat + 0.5
             where ${isNear('from')} and ${isNear('to')})
     select (select comparable from bids where ${own()} and load_id = $2 and not provisional order by seq limit 1) as first_bid,
            count(*) as awards, (percentile_cont(0.5) within group (order by a.net))::bigint as median
       from (select a.net from near n
              cross join lateral (
                select w.net, w.confirmed_at from lane_awards w
                 where ${own('w')} and w.lane_id = n.id and w.currency = n.currency and w.confirmed_at >= $3
                   and w.bodies && n.bodies and w.load_id <> $2
                 order by w.confirmed_at desc limit ${LATEST_AWARDS}) a
             order by a.confirmed_at desc limit ${LATEST_AWARDS}) a`,
    [companyId, loadId, new Date(since)],
  );
}

function isNear(end: 'from' | 'to'): string {
  const [lat, lon, otherLat, otherLon] = [`m.${end}_lat`, `m.${end}_lon`, `n.${end}_lat`, `n.${end}_lon`];
  const halfSine = (a: string, b: string) => `power(sin(radians(${b} - ${a}) / 2), 2)`;
  return `((${lat} = ${otherLat} and ${lon} = ${otherLon}) or 12742.0176 * asin(least(1, sqrt(
      ${halfSine(lat, otherLat)} + cos(radians(${lat})) * cos(radians(${otherLat})) * ${halfSine(lon, otherLon)}))) <= 50)`;
}
