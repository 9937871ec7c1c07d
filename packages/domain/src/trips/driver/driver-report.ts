import type { Point } from '../../core/distance';
import { isInGeofence, type Place } from '../../tracking/geofence';
import { checkPosition, evidenceOf } from '../../tracking/positions';
import type { EvidenceKind } from '../evidence';
import type { StopChange } from '../report-stop';
import type { TripStop } from '../stop';

export const DRIVER_REPORTS = ['arrived', 'loading', 'loaded', 'unloading', 'delivered'] as const;
export type DriverReportKind = (typeof DRIVER_REPORTS)[number];

const EVIDENCE = {
  arrived: 'arrived',
  loading: 'working',
  loaded: 'done',
  unloading: 'working',
  delivered: 'done',
} as const satisfies Record<DriverReportKind, EvidenceKind>;

export interface DriverReport {
  kind: DriverReportKind;
  at: number;
  isInside: boolean | null;
}

const better = (one: DriverReport, other: DriverReport) =>
  Number(other.isInside === true) - Number(one.isInside === true) || one.at - other.at;

/** The evidence that the driver's reports give: of each fact the first tap inside the geofence, else the first. */
export function followReports(stop: TripStop, reports: readonly DriverReport[], t: number): StopChange {
  const change: StopChange = { add: [], removeIds: [] };
  for (const kind of ['arrived', 'working', 'done'] as const) {
    const [best] = reports.filter((report) => EVIDENCE[report.kind] === kind).toSorted(better);
    const own = stop.evidence.find((one) => one.kind === kind && one.source === 'driver');
    if (own && own.at === best?.at && own.isInside === best.isInside) continue;
    if (own) change.removeIds.push(own.id);
    if (!best) continue;
    change.add.push({ kind, source: 'driver', at: best.at, isInside: best.isInside, reportedAt: t });
  }
  return change;
}

export interface Tap extends Point {
  at: number;
  accuracyM: number | null;
}

/** Null without a position that counts as evidence, and for a stop without coordinates. */
export function isTapInside(tap: Tap | null, place: Place): boolean | null {
  if (!tap || !place.point || checkPosition(tap, tap.at)) return null;
  const [credible] = evidenceOf([{ ...tap, device: '', speedKmh: null, isMocked: false }]);
  return credible ? isInGeofence(credible, place) : null;
}

/** A driver sends at most this many photos for a trip. */
export const DRIVER_FILES_MAX = 60;
