import type { DriverReportKind } from '@tenderlane/domain/trips/driver';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier } from '../../../platform/database/tenant';

export interface TripKey {
  company_id: number;
  load_id: number;
  number: number;
  carrier: string;
  has_app: boolean;
}

export const findTripKey = (sql: Sql, carrierCompanyId: number, tripId: number): Promise<TripKey | undefined> =>
  sql.first(
    `select t.company_id, t.load_id, l.number, c.name as carrier, d.app_token_hash is not null as has_app
       from trips t left join driver_links d on d.trip_id = t.id join loads l on l.id = t.load_id join companies c on c.id = t.carrier_company_id
      where ${ofCarrier('t')} and t.id = $2`,
    [carrierCompanyId, tripId],
  );

export interface ReportRow {
  id: string;
  stop_id: number;
  kind: DriverReportKind;
  at: Date;
  reported_at: Date;
  is_inside: boolean | null;
  counted_packages: number | null;
  counted_weight_kg: number | null;
}

export const listReports = (sql: Sql, carrierCompanyId: number, tripId: number): Promise<ReportRow[]> =>
  sql.rows(
    `select id, stop_id, kind, at, reported_at, is_inside, counted_packages, counted_weight_kg from trip_reports
      where ${ofCarrier()} and trip_id = $2 and taken_back_at is null order by at, id`,
    [carrierCompanyId, tripId],
  );

interface NewReport {
  id: string;
  stopId: number;
  kind: DriverReportKind;
  at: number;
  isInside: boolean | null;
  packages: number | null;
  weightKg: number | null;
  temperatureC: number | null;
  seal: string | null;
}

/** Returns the ids that were not known before, also not as taken back. */
export async function insertReports(
  sql: Sql,
  carrierCompanyId: number,
  tripId: number,
  reports: readonly NewReport[],
  now: number,
): Promise<Set<string>> {
  const rows = await sql.rows<{ id: string }>(
    `insert into trip_reports (trip_id, id, stop_id, company_id, carrier_company_id, kind, at, reported_at, is_inside, counted_packages, counted_weight_kg,
                               temperature_c, seal)
     select s.trip_id, n.id, s.id, s.company_id, s.carrier_company_id, n.kind, ${momentOf('n.at')}, $4, n."isInside", n.packages, n."weightKg", n."temperatureC", n.seal
       from rows from (jsonb_to_recordset($3::jsonb) as (id uuid, "stopId" bigint, kind text, at float8, "isInside" boolean,
              packages integer, "weightKg" float8, "temperatureC" float8, seal text)) with ordinality as n
       join trip_stops s on ${ofCarrier('s')} and s.trip_id = $2 and s.id = n."stopId"
      order by n.ordinality
     on conflict (trip_id, id) do nothing returning id`,
    [carrierCompanyId, tripId, JSON.stringify(reports), new Date(now)],
  );
  return new Set(rows.map(({ id }) => id));
}

export const findReport = (
  sql: Sql,
  carrierCompanyId: number,
  tripId: number,
  id: string,
): Promise<{ stop_id: number; reported_at: Date; taken_back_at: Date | null } | undefined> =>
  sql.first(
    `select stop_id, reported_at, taken_back_at from trip_reports where ${ofCarrier()} and trip_id = $2 and id = $3`,
    [carrierCompanyId, tripId, id],
  );

export const saveTakenBack = (sql: Sql, carrierCompanyId: number, tripId: number, id: string, at: number) =>
  sql.run(`update trip_reports set taken_back_at = $4 where ${ofCarrier()} and trip_id = $2 and id = $3`, [
    carrierCompanyId,
    tripId,
    id,
    new Date(at),
  ]);

export async function hasProof(sql: Sql, carrierCompanyId: number, stopId: number, clientId: string): Promise<boolean> {
  const row = await sql.first(`select 1 from trip_proofs where ${ofCarrier()} and stop_id = $2 and client_id = $3`, [
    carrierCompanyId,
    stopId,
    clientId,
  ]);
  return row !== undefined;
}

export async function countDriverFiles(sql: Sql, tripId: number, ids: readonly number[] | null): Promise<number> {
  const row = await sql.one<{ total: number }>(
    `select count(*)::int as total from driver_files where trip_id = $1 and ($2::bigint[] is null or file_id = any($2))`,
    [tripId, ids],
  );
  return row.total;
}

export const insertDriverFile = (sql: Sql, tripId: number, fileId: number): Promise<number> =>
  sql.run(`insert into driver_files (file_id, trip_id) values ($2, $1)`, [tripId, fileId]);
