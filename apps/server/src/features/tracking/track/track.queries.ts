import type { Sql } from '../../../platform/database/database';
import { ofCarrier } from '../../../platform/database/tenant';

interface Point {
  lat: number;
  lon: number;
}

/** Stops of other shippers whose trips have the same truck and overlap this one in time. */
export const listStopsOfOthers = (
  sql: Sql,
  trip: { id: number; company_id: number; carrier_company_id: number; created_at: Date; ended_at: Date | null },
): Promise<Point[]> =>
  sql.rows(
    `with devices as (select device_id from trip_devices where trip_id = $2),
          others as (
            select d.trip_id as id from trip_devices d where d.device_id in (select device_id from devices)
            union
            select t.id from tracking_devices d join load_vehicles v on v.truck_id = d.truck_id join trips t on t.option_id = v.option_id
             where d.id in (select device_id from devices)
            union
            select o.id from trips t join load_vehicles v on v.option_id = t.option_id join load_vehicles w on w.truck_id = v.truck_id
              join trips o on o.option_id = w.option_id where t.id = $2
            union
            select o.id from trips t join load_vehicles v on v.option_id = t.option_id join load_vehicles w on w.driver_id = v.driver_id
              join trips o on o.option_id = w.option_id where t.id = $2)
     select (s.address ->> 'lat')::float8 as lat, (s.address ->> 'lon')::float8 as lon
       from others n join trips t on t.id = n.id join loads l on l.id = t.load_id join trip_stops s on s.trip_id = t.id
      where ${ofCarrier('s')} and s.company_id <> $3 and s.address is not null
        and ($5::timestamptz is null or t.created_at <= $5)
        and coalesce(l.completed_at, l.finished_at, 'infinity') >= $4`,
    [trip.carrier_company_id, trip.id, trip.company_id, trip.created_at, trip.ended_at],
  );
