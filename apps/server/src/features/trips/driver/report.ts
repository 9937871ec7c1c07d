import type { BodyOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import { refuseTime, TAKE_BACK_MS } from '@tenderlane/domain/trips';
import { followReports, isTapInside, type DriverReportKind } from '@tenderlane/domain/trips/driver';
import type { HolderContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { findStop, type LockedTrip } from '../trip/lock-trip';
import { aboutStop, followLockedOrder } from '../trip/report-stop';
import { saveStop, type StopRow } from '../trip/trip.queries';
import { findReport, insertReports, listReports, saveTakenBack } from './driver-trip.queries';
import { lockDriverTrip } from './lock-driver-trip';
import { showDriverTrip } from './show-driver-trip';

type Report = BodyOf<DriverApi['POST /reports']>['reports'][number];

const STATES = {
  arrived: 'arrived',
  loading: 'working',
  loaded: 'departed',
  unloading: 'working',
  delivered: 'departed',
} as const satisfies Record<DriverReportKind, string>;

export function isInside(
  { address, has_gate: hasGate }: Pick<StopRow, 'address' | 'has_gate'>,
  { at, position }: Pick<Report, 'at' | 'position'>,
): boolean | null {
  const tap = position
    ? { lat: position.lat, lon: position.lon, accuracyM: position.accuracy_m ?? null, at: Date.parse(at) }
    : null;
  return isTapInside(tap, { point: address, hasGate });
}

export async function takeReports(
  context: HolderContext,
  reports: readonly Report[],
): Promise<{ trip: DriverTrip; refused: { index: number; code: string }[] }> {
  const { sql, principal } = context;
  const locked = await lockDriverTrip(context);
  const refused = reports.flatMap(({ stop_id: stopId, at }, index) => {
    const isOwn = locked.stops.some(({ id }) => id === stopId);
    const code = isOwn ? refuseTime(locked.trip, Date.parse(at), locked.now)?.code : 'record.not-found';
    return code ? [{ index, code }] : [];
  });
  const kept = reports.filter((_report, index) => refused.every((one) => one.index !== index));
  const rows = kept.map((report) => ({
    id: report.id,
    stopId: report.stop_id,
    kind: report.kind,
    at: Date.parse(report.at),
    isInside: isInside(findStop(locked.stops, report.stop_id), report),
    packages: report.counted?.packages ?? null,
    weightKg: report.counted?.weight_kg ?? null,
    temperatureC: report.temperature_c ?? null,
    seal: report.seal ?? null,
  }));
  const added = await insertReports(sql, principal.companyId, principal.recordId, rows, locked.now);
  const fresh = rows.filter(({ id }) => added.has(id));
  if (fresh.length > 0) {
    await followStops(context, locked, new Set(fresh.map(({ stopId }) => stopId)));
    const events = fresh.map(({ stopId, kind, at }) => {
      const { params, ...event } = aboutStop(context, locked, findStop(locked.stops, stopId));
      return { ...event, action: 'trip.stop_reported' as const, params: { ...params, state: STATES[kind], at } };
    });
    await record(context, events);
    await followLockedOrder(context, locked);
  }
  return { trip: await showDriverTrip(context), refused };
}

async function followStops(context: HolderContext, locked: LockedTrip, stopIds: ReadonlySet<number>): Promise<void> {
  const { sql, principal } = context;
  const { row, trip, now } = locked;
  const all = await listReports(sql, principal.companyId, row.id);
  for (const stopId of stopIds) {
    const reports = all.filter(({ stop_id: id }) => id === stopId);
    const taps = reports.map(({ kind, at, is_inside }) => ({ kind, at: at.getTime(), isInside: is_inside }));
    const change = followReports(findStop(trip.stops, stopId), taps, now);
    const last = reports.findLast((one) => one.counted_packages !== null || one.counted_weight_kg !== null);
    const counted = last && { packages: last.counted_packages, weight_kg: last.counted_weight_kg };
    await saveStop(sql, row.company_id, { ...change, stopId, counted, reason: null, accountId: null });
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function takeBackReport(context: HolderContext, id: string): Promise<DriverTrip> {
  const { sql, principal } = context;
  if (!UUID.test(id)) throw notFound();
  const locked = await lockDriverTrip(context);
  const { now } = locked;
  const report = await findReport(sql, principal.companyId, principal.recordId, id);
  if (!report) throw notFound();
  if (report.taken_back_at === null) {
    if (now >= report.reported_at.getTime() + TAKE_BACK_MS) throw new AppError('trip.report-final');
    await saveTakenBack(sql, principal.companyId, principal.recordId, id, now);
    await followStops(context, locked, new Set([report.stop_id]));
    const { params, ...event } = aboutStop(context, locked, findStop(locked.stops, report.stop_id));
    await record(context, [
      { ...event, action: 'trip.stop_reported', params: { ...params, state: 'pending', at: now } },
    ]);
    await followLockedOrder(context, locked);
  }
  return showDriverTrip(context);
}
