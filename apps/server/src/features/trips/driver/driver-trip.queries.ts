import type { DriverReportKind } from '@tenderlane/domain/trips/driver';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier } from '../../../platform/database/tenant';

export const findTripKey = (
  sql: Sql,
  carrierCompanyId: number,
  tripId: number,
): Promise<{ company_id: number; load_id: number; number: number; carrier: string } | undefined> =>
  sql.first(
    `select t.company_id, t.load_id, l.number, c.name as carrier
       from trips t join loads l on l.id = t.load_id join companies c on c.id = t.carrier_company_id
      where ${ofCarrier('t')} and t.id = $2`,
    [carrierCompanyId, tripId],
  );

export interface StopNoteRow {
  id: number;
  note: string | null;
  contact: { name: string | null; phone: string | null } | null;
}

export const listStopNotes = (sql: Sql, carrierCompanyId: number, tripId: number): Promise<StopNoteRow[]> =>
  sql.rows(
    `select s.id, w.note, w.contact from trip_stops s join waypoints w on w.id = s.waypoint_id
      where ${ofCarrier('s')} and s.trip_id = $2`,
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
