import type pg from 'pg';
import type { Connection } from './connections';
import { copyTender, listColumns } from './copies';
import { publishTender, type Market } from './market';

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

/** An order that was confirmed a day ago; its truck is the only device of a telematics account. */
export async function trackOrder(http: Connection, database: pg.Client, { shipperToken, carrierTokens }: Market) {
  const [carrierToken = ''] = carrierTokens;
  const ask = async <Data>(method: string, path: string, token: string, body?: object) => {
    const { status, text } = await http.send(method, `/api/${path}`, token, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: Data }).data;
  };
  const id = await publishTender(http, shipperToken, { starting_rate: { amount: 250_000, currency: 'EUR' } });
  await ask('POST', `carrier/v1/loads/${id}/bids`, carrierToken, { price: { amount: 240_000, currency: 'EUR' } });
  const [option] = await ask<{ id: number }[]>('GET', `shipper/v1/loads/${id}/options`, shipperToken);
  await ask('PUT', `shipper/v1/loads/${id}/select_option`, shipperToken, { option_id: option?.id });
  await ask('PUT', `carrier/v1/loads/${id}/confirm`, carrierToken, {});
  await ask('PUT', `carrier/v1/loads/${id}/vehicle/names`, carrierToken, {
    driver_name: 'Taras Melnyk',
    truck_plate: 'AA 0001',
    trailer_plate: null,
  });
  await database.query(
    `update trip_stops set window_from = now() + position * interval '1 day', window_to = now() + position * interval '1 day' + interval '2 hours'
      where trip_id in (select id from trips where load_id = $1)`,
    [id],
  );
  await database.query(`update trips set created_at = created_at - interval '1 day' where load_id = $1`, [id]);
  const [truck] = await ask<{ id: number }[]>('GET', 'carrier/v1/trucks', carrierToken);
  const devices = [{ device: 'device 0', truck_id: truck?.id }];
  const { token } = await ask<{ token: string }>('POST', 'carrier/v1/tracking_sources', carrierToken, {
    name: 'Telematics',
    devices,
  });
  return { id, token };
}
