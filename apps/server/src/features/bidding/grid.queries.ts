import type { OptionState, RelationState } from '@tenderlane/domain';
import type { GridRow } from '@tenderlane/contract';
import { legalIdCheck, type LegalIdCheckRow } from '../carriers';
import type { Sql } from '../../platform/database';

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
  /** The latest few, oldest first. */
  bids: { id: number; amount: number; comparable: number; placed_at: string }[];
  bids_total: number;
}

/** How many of a carrier's bids its row brings along. */
const LATEST_BIDS = 5;

/** Every option of a load with its latest bids, for the comparison grid. */
export function listGridOptions(sql: Sql, companyId: number, loadId: number): Promise<GridOption[]> {
  return sql.rows(
    `select o.id, o.carrier_id, c.name as carrier, c.legal_id, o.state, o.bid_id, o.amount, b.vat_mode, b.days_to_pay, o.comparable,
            o.provisional, b.entered_by, o.valid_until, b.placed_at, b.comment, b.offered_times, b.truck_plate, b.driver_name,
            b.components, o.decline_code, o.decline_text, c.state as relation,
            ${legalIdCheck('c', 'k')},
            coalesce((select json_agg(json_build_object('id', h.id, 'amount', h.amount, 'comparable', h.comparable,
                        'placed_at', to_char(h.placed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by h.seq)
                        from (select * from bids l where l.option_id = o.id order by l.seq desc limit ${LATEST_BIDS}) h
                       where h.company_id = $1), '[]') as bids,
            (select count(*) from bids n where n.company_id = $1 and n.option_id = o.id) as bids_total
       from options o
       join carriers c on c.company_id = $1 and c.id = o.carrier_id
       left join companies k on k.id = c.carrier_company_id
       left join bids b on b.company_id = $1 and b.id = o.bid_id
      where o.company_id = $1 and o.load_id = $2
      order by o.id`,
    [companyId, loadId],
  );
}

/** The comparable price of the first bid of a load that counted. */
export async function findFirstBid(sql: Sql, companyId: number, loadId: number): Promise<number | null> {
  const row = await sql.first<{ comparable: number }>(
    `select comparable from bids where company_id = $1 and load_id = $2 and not provisional order by seq limit 1`,
    [companyId, loadId],
  );
  return row?.comparable ?? null;
}

export interface LaneFigure {
  median: number | null;
  awards: number;
}

/**
 * The median award of the lane over 90 days: same place at both ends, else within 50 km, and a truck body in common. The
 * radius is the great circle, by the haversine formula.
 */
export function findLaneMedian(
  sql: Sql,
  companyId: number,
  loadId: number,
  since: number,
): Promise<LaneFigure | undefined> {
  return sql.first(
    `with mine as (${LANE} where l.company_id = $1 and l.id = $2),
          others as (${LANE} where l.company_id = $1 and l.id <> $2 and l.awarded_net is not null and l.selected_option_id is not null
                      and (l.timeline->>'confirmed')::numeric >= $3)
     select count(*) as awards, (percentile_cont(0.5) within group (order by o.awarded_net))::bigint as median
       from mine m join others o on o.currency = m.currency and o.bodies ?| array(select jsonb_array_elements_text(m.bodies))
        and ${near('m.from_place', 'o.from_place')} and ${near('m.to_place', 'o.to_place')}`,
    [companyId, loadId, since],
  );
}

const LANE = `select l.id, l.currency, l.awarded_net, d.truck->'body_types' as bodies,
    (select w.address from waypoints w where w.load_id = l.id and w.kind = 'pickup' order by w.position limit 1) as from_place,
    (select w.address from waypoints w where w.load_id = l.id and w.kind = 'delivery' order by w.position desc limit 1) as to_place
  from loads l join load_details d on d.load_id = l.id`;

function near(a: string, b: string): string {
  const radians = (place: string, axis: string) => `radians((${place}->>'${axis}')::float8)`;
  return `12742.0176 * asin(least(1, sqrt(
      power(sin((${radians(b, 'lat')} - ${radians(a, 'lat')}) / 2), 2) + cos(${radians(a, 'lat')}) * cos(${radians(b, 'lat')})
      * power(sin((${radians(b, 'lon')} - ${radians(a, 'lon')}) / 2), 2)))) <= 50`;
}
