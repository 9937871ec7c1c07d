import type { LoadState } from '@tenderlane/domain/loads';
import type {
  Arrival,
  Evidence,
  PlacedStop,
  Progress,
  Proof,
  StopChange,
  TemperatureRange,
} from '@tenderlane/domain/trips';
import type { Address, Waypoint } from '@tenderlane/contract';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, owner } from '../../../platform/database/tenant';

/** The shipper or the carrier of a trip, by company. */
export type TripReader = { shipper: number } | { carrier: number };

export const ofTrip = (alias: string, reader: TripReader): [condition: string, companyId: number] =>
  'shipper' in reader ? [own(alias), reader.shipper] : [ofCarrier(alias), reader.carrier];

/** Copies the stops of confirmed awards; a second confirmation of one award adds nothing. */
export function createTrips(
  sql: Sql,
  awards: readonly { companyId: number; optionId: number; at: number }[],
): Promise<number> {
  return sql.run(
    `with asked as (select * from jsonb_to_recordset($1::jsonb) as n("companyId" bigint, "optionId" bigint, at float8)),
          made as (
            insert into trips (company_id, carrier_company_id, load_id, option_id, created_at)
            select ${owner('n."companyId"')}, o.carrier_company_id, o.load_id, o.id, ${momentOf('n.at')}
              from asked n join options o on ${own('o', 'n."companyId"')} and o.id = n."optionId"
            on conflict (option_id) do nothing
            returning id, company_id, carrier_company_id, load_id, created_at),
          stops as (
     insert into trip_stops (trip_id, company_id, carrier_company_id, waypoint_id, position, kind, name, address, has_gate, contact, note,
                             first_window_from, first_window_to, window_from, window_to, facility_dwell)
     select m.id, m.company_id, m.carrier_company_id, w.id, w.position, w.kind, w.name, w.address, w.facility_id is not null, w.contact, w.note,
            w.window_from, w.window_to, w.window_from, w.window_to,
            (select json_build_object('visits', count(*), 'medianMs', percentile_cont(0.5) within group (order by v.dwell_ms))
               from waypoints e join trip_stops v on ${own('v', 'm.company_id')} and v.waypoint_id = e.id
              where e.facility_id = w.facility_id and v.dwell_ms is not null and v.arrived_at >= m.created_at - interval '90 days'
             having count(*) > 0)
       from made m join waypoints w on ${own('w', 'm.company_id')} and w.load_id = m.load_id
            returning id, trip_id, company_id, carrier_company_id)
     insert into trip_tasks (trip_id, stop_id, company_id, carrier_company_id, performer, tracking, created_at)
     select s.trip_id, s.id, s.company_id, s.carrier_company_id, 'driver', 'driver_page', m.created_at
       from stops s join made m on m.id = s.trip_id`,
    [JSON.stringify(awards)],
  );
}

export interface TripRow {
  id: number;
  company_id: number;
  carrier_company_id: number;
  load_id: number;
  option_id: number;
  created_at: Date;
  is_winner: boolean;
  load_state: LoadState;
  previous_state: LoadState | null;
  ended_at: Date | null;
  progress: Progress | null;
  is_shared: boolean | null;
  temperature: TemperatureRange | null;
}

/** The trip of the present award for the shipper, of the own award for its carrier. */
export function findTrip(sql: Sql, reader: TripReader, loadId: number): Promise<TripRow | undefined> {
  const [condition, companyId] = ofTrip('t', reader);
  const present = 'shipper' in reader ? 'and t.option_id = l.selected_option_id' : '';
  return sql.first(
    `select t.id, t.company_id, t.carrier_company_id, t.load_id, t.option_id, t.created_at, coalesce(t.option_id = l.selected_option_id, false) as is_winner,
            l.state as load_state,
            l.previous_state, coalesce(l.completed_at, l.finished_at) as ended_at, t.progress, t.is_shared,
            (select d.truck -> 'temperature' from load_details d where d.load_id = l.id) as temperature
       from trips t join loads l on l.id = t.load_id
      where ${condition} and t.load_id = $2 and l.deleted_at is null ${present}`,
    [companyId, loadId],
  );
}

export const saveProgress = (sql: Sql, companyId: number, tripId: number, progress: Progress): Promise<number> =>
  sql.run(`update trips set progress = $3 where ${own()} and id = $2`, [companyId, tripId, JSON.stringify(progress)]);

export interface StopRow {
  id: number;
  waypoint_id: number | null;
  kind: Waypoint['kind'];
  name: string | null;
  address: Address | null;
  contact: { name: string | null; phone: string | null } | null;
  note: string | null;
  first_window_from: Date | null;
  first_window_to: Date | null;
  window_from: Date | null;
  window_to: Date | null;
  has_gate: boolean;
  counted_packages: number | null;
  counted_weight_kg: number | null;
  skipped_at: Date | null;
  skip_reason: string | null;
  facility_dwell: PlacedStop['facilityDwell'];
  evidence: (Evidence & { reason: string | null })[];
}

export const STOP_PHOTOS = 'trip_stops';

const MS = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`;

export function listStops(sql: Sql, reader: TripReader, tripId: number): Promise<StopRow[]> {
  const [condition, companyId] = ofTrip('s', reader);
  return sql.rows(
    `select s.id, s.waypoint_id, s.kind, s.name, s.address, s.contact, s.note, s.first_window_from, s.first_window_to, s.window_from, s.window_to, s.has_gate,
            s.counted_packages, s.counted_weight_kg, s.skipped_at, s.skip_reason, s.facility_dwell,
            coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'source', e.source, 'at', ${MS('e.at')},
               'isInside', e.is_inside, 'reportedAt', ${MS('e.reported_at')}, 
               'reason', e.reason) order by e.at, e.id)
              from trip_evidence e where e.stop_id = s.id), '[]') as evidence
       from trip_stops s where ${condition} and s.trip_id = $2 order by s.position, s.id`,
    [companyId, tripId],
  );
}

export interface MeasureRow {
  stop_id: number;
  at: Date;
  temperature_c: number | null;
  seal: string | null;
}

export function listMeasures(sql: Sql, reader: TripReader, tripId: number): Promise<MeasureRow[]> {
  const [condition, companyId] = ofTrip('r', reader);
  return sql.rows(
    `select r.stop_id, r.at, r.temperature_c, r.seal from trip_reports r
      where ${condition} and r.trip_id = $2 and r.taken_back_at is null and (r.temperature_c is not null or r.seal is not null)
      order by r.at, r.id`,
    [companyId, tripId],
  );
}

/** Writes the arrivals of a trip; stops without one have none any more. */
export function saveArrivals(
  sql: Sql,
  companyId: number,
  tripId: number,
  arrivals: readonly Arrival[],
): Promise<number> {
  return sql.run(
    `update trip_stops s set arrived_at = ${momentOf('n."arrivedAt"')}, on_time = round(100 * n.value), dwell_ms = n."dwellMs"
       from trip_stops of_trip left join json_to_recordset($3::json) as n("stopId" bigint, "arrivedAt" float8, value float8, "dwellMs" float8)
         on n."stopId" = of_trip.id
      where ${own('s')} and s.trip_id = $2 and of_trip.id = s.id
        and (s.arrived_at, s.on_time, s.dwell_ms) is distinct from (${momentOf('n."arrivedAt"')}, round(100 * n.value)::smallint, n."dwellMs"::bigint)`,
    [companyId, tripId, JSON.stringify(arrivals)],
  );
}

export interface ProofRow {
  id: number;
  stop_id: number;
  source: 'driver' | 'carrier' | 'shipper';
  signer: string | null;
  state: Proof['state'];
  is_repeated: boolean;
  at: Date;
  due_at: Date | null;
  refusal_reason: string | null;
  dispute_id: number | null;
}

export function listProofs(sql: Sql, reader: TripReader, tripId: number): Promise<ProofRow[]> {
  const [condition, companyId] = ofTrip('p', reader);
  return sql.rows(
    `select p.id, p.stop_id, p.source, p.signer, p.state, p.is_repeated, p.at, p.due_at, p.refusal_reason, p.dispute_id
       from trip_proofs p join trip_stops s on s.id = p.stop_id
      where ${condition} and s.trip_id = $2 order by p.at, p.id`,
    [companyId, tripId],
  );
}

interface StopWrite extends StopChange {
  stopId: number;
  counted?: { packages: number | null; weight_kg: number | null } | undefined;
  reason: string | null;
  accountId: number | null;
}

/** Writes the reports of one stop of the company; the caller has locked the load. */
export async function saveStop(sql: Sql, companyId: number, change: StopWrite): Promise<void> {
  const { stopId, add, removeIds, counted, skip, reason, accountId } = change;
  if (removeIds.length > 0)
    await sql.run(`delete from trip_evidence where ${own()} and stop_id = $2 and id = any($3::bigint[])`, [
      companyId,
      stopId,
      removeIds,
    ]);
  for (const { kind, source, at, isInside, reportedAt } of add)
    await sql.run(
      `insert into trip_evidence (stop_id, company_id, carrier_company_id, kind, source, at, is_inside, reported_at, reported_by, reason)
       select s.id, s.company_id, s.carrier_company_id, $3, $4, $5, $6, $7, $8, $9 from trip_stops s
        where ${own('s')} and s.id = $2 on conflict (stop_id, kind, source) do nothing`,
      [companyId, stopId, kind, source, new Date(at), isInside, new Date(reportedAt), accountId, reason],
    );
  if (skip !== undefined)
    await sql.run(`update trip_stops set skipped_at = $3, skip_reason = $4 where ${own()} and id = $2`, [
      companyId,
      stopId,
      skip && new Date(skip.at),
      skip?.reason ?? null,
    ]);
  if (counted)
    await sql.run(`update trip_stops set counted_packages = $3, counted_weight_kg = $4 where ${own()} and id = $2`, [
      companyId,
      stopId,
      counted.packages,
      counted.weight_kg,
    ]);
}
