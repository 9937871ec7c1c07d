import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import type { Place } from './drive';

export const hasDemo = async (sql: Sql): Promise<boolean> =>
  (await sql.first('select 1 from companies where is_demo limit 1')) !== undefined;

export const lockTrucks = async (sql: Sql): Promise<boolean> =>
  (await sql.one<{ locked: boolean }>(`select pg_try_advisory_xact_lock(hashtext('driving in the demo')) as locked`))
    .locked;

export interface DemoTruckRow {
  company_id: number;
  truck_id: number;
  window_from: Date;
  stops: Place[];
  source_id: number | null;
  device: string | null;
  last_at: Date | null;
}

/** A device that was taken away from its truck stays away. */
export const listDemoTrucks = (sql: Sql): Promise<DemoTruckRow[]> =>
  sql.rows(
    `select t.carrier_company_id as company_id, v.truck_id, w.window_from, w.stops, d.source_id, d.name as device, k.last_at
       from trips t
       join companies s on s.id = t.company_id and s.is_demo
       join companies c on c.id = t.carrier_company_id and c.is_demo
       join options o ${unscoped('the demo, whose carriers are its own')} on o.id = t.option_id and o.state = 'confirmed'
       join loads l on l.id = t.load_id and l.state in ('processing', 'in_progress') and l.deleted_at is null
       join load_vehicles v on v.option_id = t.option_id and v.truck_id is not null
       join lateral (
         select min(p.window_from) as window_from,
                jsonb_agg(jsonb_build_object('lat', p.address -> 'lat', 'lon', p.address -> 'lon') order by p.position) as stops
           from trip_stops p where p.trip_id = t.id and p.skipped_at is null and p.address ->> 'lat' is not null) w on w.window_from is not null
       left join tracking_devices d on d.company_id = t.carrier_company_id and d.truck_id = v.truck_id and d.source_id is not null
       left join trip_devices k on k.trip_id = t.id and k.device_id = d.id
      order by t.load_id, d.id`,
  );

export const findAnySource = (
  sql: Sql,
  companyId: number,
): Promise<{ id: number; revoked_at: Date | null } | undefined> =>
  sql.first(`select id, revoked_at from tracking_sources where ${own()} order by revoked_at nulls first, id limit 1`, [
    companyId,
  ]);

export const addDevice = (
  sql: Sql,
  { companyId, sourceId, truckId, name }: { companyId: number; sourceId: number; truckId: number; name: string },
): Promise<number> =>
  sql.run(
    `insert into tracking_devices (source_id, company_id, name, truck_id) values ($2, ${owner()}, $3, $4) on conflict do nothing`,
    [companyId, sourceId, name, truckId],
  );
