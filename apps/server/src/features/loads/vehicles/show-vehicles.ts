import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { own } from '../../../platform/database/tenant';
import type { LoadsFilter } from '../list/list-conditions.queries';
import { resolveFilter } from '../list/list-loads';
import { LISTED_TRACKING, NAMED_TRUCK } from '../list/list-rows.queries';
import { LIST_STOPS, withStops, type ListStop } from '../list/list-stops.queries';
import { measureLoads } from '../list/measure-loads.queries';
import { presentTracking, type ListedTracking } from '../list/present-tracking';
import { IS_RUNNING } from '../list/tracking-conditions.queries';
import { presentStops } from '../presenter';
import { tenderNumber } from '../tender-number';

const VEHICLES_MAX = 500;

interface VehicleRow {
  id: number;
  number: number;
  name: string | null;
  carrier: string | null;
  truck_plate: string | null;
  waypoints: ListStop[];
  tracking: ListedTracking | null;
}

type Answer = AnswerOf<ShipperApi['GET /tracking/vehicles']>;

/** The position that a shipper may see was chosen when it was stored. */
export async function showVehicles(context: MemberContext, asked: LoadsFilter): Promise<Answer> {
  const { sql, principal, clock, locale } = context;
  const filter = await resolveFilter(context, asked);
  const [rows, now] = await Promise.all([
    measureLoads<VehicleRow>(sql, principal.companyId, filter, {
      select: `l.id, l.number, l.name, c.name as carrier, ${NAMED_TRUCK} as truck_plate,
        ${LIST_STOPS} as waypoints, ${LISTED_TRACKING} as tracking`,
      joins: `left join options o on ${own('o')} and o.id = l.selected_option_id
              left join carriers c on ${own('c')} and c.id = o.carrier_id
              left join bids b on ${own('b')} and b.id = l.selected_bid_id`,
      where: IS_RUNNING,
      newest: VEHICLES_MAX + 1,
    }),
    clock.now(sql),
  ]);
  const data = withStops(rows.slice(0, VEHICLES_MAX)).map((row) => {
    const cities = presentStops(row.waypoints, locale).map(({ city }) => city);
    const tracking = presentTracking(row.tracking, now, locale);
    const shown = tracking?.is_shared ? row.tracking?.progress.shown : null;
    return {
      load_id: row.id,
      number: tenderNumber(row),
      name: row.name ?? tenderNumber(row),
      from: cities[0] ?? '',
      to: cities.at(-1) ?? '',
      carrier: row.carrier,
      truck_plate: row.truck_plate,
      position: shown ? { lat: shown.lat, lon: shown.lon } : null,
      tracking,
    };
  });
  return { data, meta: { is_capped: rows.length > VEHICLES_MAX } };
}
