import type { PositionSource } from '@tenderlane/domain/reference';
import type { Position } from '@tenderlane/domain/tracking';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, owner, unscoped } from '../../../platform/database/tenant';
import { assertPresent } from '../../../platform/errors';

export const findSourceByToken = (
  sql: Sql,
  tokenHash: Buffer,
): Promise<{ id: number; company_id: number } | undefined> =>
  sql.first(
    `select s.id, s.company_id from tracking_sources s join companies c on c.id = s.company_id
      where s.token_hash = $1 ${unscoped('the token names the company')} and s.revoked_at is null and c.closed_at is null`,
    [tokenHash],
  );

export interface DeviceRow {
  id: number;
  name: string;
  company_id: number;
  source_id: number | null;
  truck_id: number | null;
}

interface NamedDevice {
  companyId: number;
  sourceId: number;
  name: string;
}

export const listDevices = (sql: Sql, named: readonly NamedDevice[]): Promise<DeviceRow[]> =>
  sql.rows(
    `select d.id, d.name, d.company_id, d.source_id, d.truck_id
       from unnest($1::bigint[], $2::bigint[], $3::text[]) as n(company_id, source_id, name)
       join tracking_devices d on ${own('d', 'n.company_id')} and d.source_id = n.source_id and d.name = n.name
      where d.truck_id is not null`,
    [named.map((one) => one.companyId), named.map((one) => one.sourceId), named.map((one) => one.name)],
  );

export interface RunningTripRow {
  id: number;
  company_id: number;
  carrier_company_id: number;
  load_id: number;
  option_id: number;
  truck_id: number | null;
  created_at: Date;
  first_window_from: Date | null;
}

/** In the order in which their loads are locked. */
const runningTrips = (condition: string) =>
  `select t.id, t.company_id, t.carrier_company_id, t.load_id, t.option_id, v.truck_id, t.created_at,
          (select min(s.window_from) from trip_stops s where s.trip_id = t.id) as first_window_from
     from trips t left join load_vehicles v on v.option_id = t.option_id join options o on o.id = t.option_id
       join loads l on l.id = t.load_id
    where ${condition} and o.state = 'confirmed' and l.deleted_at is null and l.state in ('processing', 'in_progress')
    order by t.load_id`;

export const listRunningTrips = (sql: Sql, devices: readonly DeviceRow[]): Promise<RunningTripRow[]> =>
  sql.rows(runningTrips(`${ofCarrier('v', 'any($1::bigint[])')} and v.truck_id = any($2::bigint[])`), [
    [...new Set(devices.map((device) => device.company_id))],
    [...new Set(devices.flatMap((device) => device.truck_id ?? []))],
  ]);

export const listRunningOf = (sql: Sql, tripIds: readonly number[]): Promise<RunningTripRow[]> =>
  sql.rows(runningTrips(`${unscoped('what the clock has to do')} t.id = any($1::bigint[])`), [tripIds]);

export const findSharedTrip = (
  sql: Sql,
  carrierCompanyId: number,
  tripId: number,
): Promise<RunningTripRow | undefined> =>
  sql.first(runningTrips(`${ofCarrier('t')} and t.id = $2 and t.is_shared`), [carrierCompanyId, tripId]);

export async function findPhone(
  sql: Sql,
  { id, carrier_company_id: carrierId }: RunningTripRow,
  kind: Exclude<PositionSource, 'telematics'>,
): Promise<DeviceRow> {
  const find = () =>
    sql.first<DeviceRow>(
      `select id, name, company_id, source_id, truck_id from tracking_devices where ${own()} and trip_id = $2 and name = $3`,
      [carrierId, id, kind],
    );
  const known = await find();
  if (known) return known;
  await sql.run(
    `insert into tracking_devices (company_id, trip_id, name) values (${owner()}, $2, $3) on conflict do nothing`,
    [carrierId, id, kind],
  );
  return assertPresent(await find(), 'the phone of a trip');
}

export interface NewPosition {
  tripId: number;
  deviceId: number;
  at: number;
  lat: number;
  lon: number;
  speedKmh: number | null;
  accuracyM: number | null;
  isMocked: boolean;
  temperatureC: number | null;
}

export const insertPositions = (
  sql: Sql,
  positions: readonly NewPosition[],
): Promise<Pick<NewPosition, 'tripId' | 'deviceId' | 'at'>[]> =>
  sql.rows(
    `insert into positions (trip_id, device_id, at, lat, lon, speed_kmh, accuracy_m, is_mocked, temperature_c)
     select n."tripId", n."deviceId", ${momentOf('n.at')}, n.lat, n.lon, n."speedKmh", n."accuracyM", n."isMocked", n."temperatureC"
       from jsonb_to_recordset($1::jsonb) as n("tripId" bigint, "deviceId" bigint, at float8, lat float8, lon float8,
            "speedKmh" float8, "accuracyM" float8, "isMocked" boolean, "temperatureC" float8)
     on conflict do nothing returning trip_id as "tripId", device_id as "deviceId", round(extract(epoch from at) * 1000)::float8 as at`,
    [JSON.stringify(positions)],
  );

const MS = `round(extract(epoch from p.at) * 1000)::float8`;

export type StoredPosition = Position & { temperatureC: number | null };

export const listPositions = (sql: Sql, tripId: number, after: number): Promise<StoredPosition[]> =>
  sql.rows(
    `select p.device_id::text as device, ${MS} as at, p.lat, p.lon, p.speed_kmh as "speedKmh", p.accuracy_m as "accuracyM",
            p.is_mocked as "isMocked", p.temperature_c as "temperatureC"
       from positions p where p.trip_id = $1 and p.at > ${momentOf('$2')} order by p.at, p.device_id`,
    [tripId, after],
  );

export const saveTripDevices = (
  sql: Sql,
  positions: readonly Pick<NewPosition, 'tripId' | 'deviceId' | 'at'>[],
): Promise<number> =>
  sql.run(
    `insert into trip_devices as d (trip_id, device_id, last_at)
     select n."tripId", n."deviceId", ${momentOf('max(n.at)')}
       from jsonb_to_recordset($1::jsonb) as n("tripId" bigint, "deviceId" bigint, at float8) group by 1, 2 order by 1, 2
     on conflict (trip_id, device_id) do update set last_at = excluded.last_at where excluded.last_at > d.last_at`,
    [JSON.stringify(positions)],
  );

export interface TripDeviceRow {
  device: string;
  source: string;
  kind: PositionSource;
  at: number;
}

export const listTripDevices = (sql: Sql, carrierCompanyId: number, tripId: number): Promise<TripDeviceRow[]> =>
  sql.rows(
    `select d.device_id::text as device, coalesce(s.name, '') as source, case when v.trip_id is null then 'telematics' else v.name end as kind,
            round(extract(epoch from d.last_at) * 1000)::float8 as at
       from trip_devices d join tracking_devices v on ${own('v')} and v.id = d.device_id
         left join tracking_sources s on s.id = v.source_id
      where d.trip_id = $2 order by d.last_at desc, d.device_id`,
    [carrierCompanyId, tripId],
  );
