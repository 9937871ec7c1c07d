import type pg from 'pg';
import { copyTender, listColumns } from './copies';

const PLAN = `create temp table tracked as
  select c.id as load_id, c.n, o.id as option_id, nextval(pg_get_serial_sequence('trucks', 'id')) as truck_id,
         nextval(pg_get_serial_sequence('trips', 'id')) as trip_id,
         nextval(pg_get_serial_sequence('tracking_devices', 'id')) as device_id
    from unnest($1::bigint[]) with ordinality as c(id, n) join options o on o.load_id = c.id and o.state = 'confirmed'`;

const VEHICLE = '(select truck_id from load_vehicles where load_id = $1)';

const PARTS = [
  { table: 'trucks', template: `p.id = ${VEHICLE}`, fields: `'id', c.truck_id, 'plate', 'AA ' || c.n` },
  {
    table: 'load_vehicles',
    template: 'p.load_id = $1',
    fields: `'load_id', c.load_id, 'option_id', c.option_id, 'truck_id', c.truck_id, 'driver_id', null`,
  },
  {
    table: 'trips',
    template: 'p.load_id = $1',
    fields: `'id', c.trip_id, 'load_id', c.load_id, 'option_id', c.option_id`,
  },
  {
    table: 'trip_stops',
    template: 'p.trip_id = (select id from trips where load_id = $1)',
    fields: `'id', nextval(pg_get_serial_sequence('trip_stops', 'id')), 'trip_id', c.trip_id`,
  },
  {
    table: 'tracking_devices',
    template: `p.truck_id = ${VEHICLE}`,
    fields: `'id', c.device_id, 'name', 'device ' || c.n, 'truck_id', c.truck_id`,
  },
];

interface TrackedCopy {
  loadId: number;
  tripId: number;
  deviceId: number;
  device: string;
}

/** Copies a confirmed order whose truck has one device, with a truck and a device of its own for each copy. */
export async function copyTrackedOrder(database: pg.Client, id: number, copies: number): Promise<TrackedCopy[]> {
  const ids = await copyTender(database, id, copies);
  await database.query(PLAN, [ids]);
  await database.query(
    `update loads l set selected_option_id = c.option_id from pg_temp.tracked c where c.load_id = l.id`,
  );
  for (const { table, template, fields } of PARTS) {
    const columns = await listColumns(database, table);
    await database.query(
      `insert into ${table} (${columns.join()}) overriding system value
       select ${columns.map((column) => `part.${column}`).join()} from pg_temp.tracked c join ${table} p on ${template}
        cross join lateral jsonb_populate_record(p, jsonb_build_object(${fields})) as part`,
      [id],
    );
  }
  const { rows } = await database.query<{ load_id: string; trip_id: string; device_id: string; n: string }>(
    'select load_id, trip_id, device_id, n from pg_temp.tracked order by n',
  );
  return rows.map((row) => ({
    loadId: Number(row.load_id),
    tripId: Number(row.trip_id),
    deviceId: Number(row.device_id),
    device: `device ${row.n}`,
  }));
}
