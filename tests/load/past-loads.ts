import type pg from 'pg';
import { listColumns } from './copies';

export interface PastLoads {
  /** An open tender and a confirmed one, both published through the API. */
  openId: number;
  awardedId: number;
  awards: number;
  awardsOnLane: number;
  others: number;
}

/**
 * Ids, places and days of the copies. The first awards are on the lane of their template, every other load on one of
 * 200 lanes.
 */
const PLAN = `create temp table copies as
  with towns as (select row_number() over (order by population desc, id) as rank, id, country_id, lat, lon, time_zone, name_en
                   from places where country_id in ('pl', 'de', 'ua', 'fr') order by population desc limit 400)
  select nextval(pg_get_serial_sequence('loads', 'id')) as id, n, m.company_id, m.last + n as number, n <= $3 as is_awarded, n <= $4 as is_on_lane,
         case when n <= $3 then $2::bigint else $1::bigint end as template,
         case when n <= $3 then (array['processing', 'in_progress', 'completed', 'archived'])[1 + n % 4]
              when n % 50 = 0 then 'ongoing'
              else (array['did_not_take_place', 'canceled', 'archived', 'tender_over'])[1 + n % 4] end as state,
         now() - case when n <= $4 then n % 85 else n % 700 end * interval '1 day' - n % 86000 * interval '1 second' as published_at,
         jsonb_build_object('city', f.name_en, 'name', f.name_en, 'country_id', f.country_id, 'lat', f.lat, 'lon', f.lon, 'time_zone', f.time_zone) as origin,
         jsonb_build_object('city', t.name_en, 'name', t.name_en, 'country_id', t.country_id, 'lat', t.lat, 'lon', t.lon, 'time_zone', t.time_zone) as destination,
         f.id as origin_id, t.id as destination_id
    from load_numbers m join loads l on l.id = $1 and l.company_id = m.company_id cross join generate_series(1, $5::int) n
    join towns f on f.rank = 1 + n % 200 join towns t on t.rank = 201 + n % 200`;

const LOADS = `insert into loads overriding system value
  select load.* from copies c join loads l on l.id = c.template
   cross join lateral jsonb_populate_record(l, jsonb_build_object('id', c.id, 'number', c.number, 'state', c.state, 'external_id', 'SO-' || c.n,
     'created_at', c.published_at - interval '1 hour', 'published_at', c.published_at, 'end0', c.published_at + interval '4 hours',
     'effective_end', case when c.state = 'ongoing' then now() + c.n % 1000 * interval '1 minute' + interval '1 day' else c.published_at + interval '4 hours' end,
     'first_pickup_from', c.published_at + interval '3 days', 'first_pickup_to', c.published_at + interval '3 days 4 hours',
     'due_at', null, 'awarded_net', case when c.is_awarded then l.awarded_net + c.n % 5000 * 10 end,
     'timeline', case when c.is_awarded then l.timeline || jsonb_build_object('confirmed', 1000 * extract(epoch from c.published_at + interval '5 hours')::bigint) else l.timeline end)) as load`;

const NUMBERS = `update load_numbers m set last = c.last
  from (select company_id, max(number) as last from copies group by company_id) c where c.company_id = m.company_id`;

const PARTS = ['load_details', 'auctions'];
const copyOf = (
  table: string,
) => `insert into ${table} select part.* from copies c join ${table} p on p.load_id = c.template
  cross join lateral jsonb_populate_record(p, jsonb_build_object('load_id', c.id)) as part`;

const copyWaypoints = (columns: string[]) => `insert into waypoints (${columns.join()}) overriding system value
  select ${columns.map((column) => `part.${column}`).join()} from copies c join waypoints w on w.load_id = c.template
   cross join lateral jsonb_populate_record(w, jsonb_build_object('id', nextval(pg_get_serial_sequence('waypoints', 'id')), 'load_id', c.id)
     || case when c.is_on_lane then '{}' when w.kind = 'pickup' then jsonb_build_object('address', c.origin, 'place_id', c.origin_id)
             else jsonb_build_object('address', c.destination, 'place_id', c.destination_id) end) as part`;

/** Only carriers that bid: invited ones would be ten times as many rows. */
const copyOptions = (columns: string[]) => `insert into options (${columns.join()}) overriding system value
  select ${columns.map((column) => `part.${column}`).join()} from copies c join options o on o.load_id = c.template and o.bid_id is not null
   cross join lateral jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('options', 'id')), 'load_id', c.id)) as part`;

const BIDS = `insert into bids overriding system value
  select part.* from copies c join bids b on b.load_id = c.template
    join options o on o.load_id = c.id and o.carrier_company_id = b.carrier_company_id
   cross join lateral jsonb_populate_record(b, jsonb_build_object('id', nextval(pg_get_serial_sequence('bids', 'id')), 'load_id', c.id, 'option_id', o.id)) as part`;

const WINNERS = [
  `update options o set bid_id = b.id from bids b, copies c where b.option_id = o.id and o.load_id = c.id and c.is_awarded`,
  `update loads l set selected_option_id = o.id, selected_bid_id = o.bid_id
     from options o, copies c where c.id = l.id and c.is_awarded and o.load_id = l.id and o.state = 'confirmed'`,
];

/** Inserts a company's past. Returns the milliseconds that its search words took. */
export async function fillPast(database: pg.Client, past: PastLoads): Promise<number> {
  const { openId, awardedId, awards, awardsOnLane, others } = past;
  // Copies of valid rows need no checks; the work of the triggers is done below for all rows at once.
  await database.query(`set session_replication_role = replica`);
  const { rowCount } = await database.query(PLAN, [openId, awardedId, awards, awardsOnLane, awards + others]);
  if (rowCount !== awards + others) throw new Error(`${rowCount} loads were planned instead of ${awards + others}`);
  await database.query(`create index on copies (id)`);
  await database.query(`analyze copies`);
  const waypoints = copyWaypoints(await listColumns(database, 'waypoints'));
  const options = copyOptions(await listColumns(database, 'options'));
  for (const text of [LOADS, NUMBERS, ...PARTS.map(copyOf), waypoints, options, BIDS, ...WINNERS])
    await database.query(text);
  await database.query(`analyze`);
  const startedAt = performance.now();
  await database.query(
    `update load_details d set search_text = load_search_text(d.load_id) from copies c where d.load_id = c.id`,
  );
  const searchMs = performance.now() - startedAt;
  await database.query(`set session_replication_role = origin`);
  await database.query(`vacuum (analyze)`);
  // Bulk inserted rows are flushed to disk before any measurement, as in a company that grew over time.
  await database.query(`checkpoint`);
  return searchMs;
}
