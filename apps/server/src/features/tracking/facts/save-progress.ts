import {
  drivingSpeedKmh,
  evidenceOf,
  isHidden,
  newestReading,
  type Position,
  type Reading,
  type TrackingState,
} from '@tenderlane/domain/tracking';
import { etasOfStops, nextStop, toldAfter, type Progress, type SeenPosition } from '@tenderlane/domain/trips';
import { greatCircleKm } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { record } from '../../../platform/events/events';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { placedStops, saveProgress, type ReadTrip } from '../../trips';
import {
  listTripDevices,
  type RunningTripRow,
  type StoredPosition,
  type TripDeviceRow,
} from '../positions/position.queries';
import { listStopsOfOthers } from '../track/track.queries';
import { announceTrip } from '../live';
import { findNearestPlace } from './nearest-place.queries';
import { aboutSeenStop } from './trip-event';

const SAME_PLACE_KM = 3;

interface Seen {
  state: TrackingState;
  positions: readonly StoredPosition[];
  now: number;
}

const toReading = ({ at, temperatureC: celsius }: StoredPosition): Reading | null =>
  celsius === null ? null : { at, celsius };

/** Keeps what the positions tell for the trip and the lists that show it. */
export async function saveTripProgress(
  context: RecordContext,
  trip: RunningTripRow,
  read: ReadTrip,
  seen: Seen,
): Promise<void> {
  const { sql } = context;
  const progress = await progressOf(sql, read, seen);
  if (!progress) return;
  await saveProgress(sql, trip.company_id, trip.id, progress);
  const before = read.row.progress?.told;
  const { told } = progress;
  const stop = read.stops.find(({ id }) => id === told?.stopId);
  if (told && stop && before?.stopId === told.stopId && before.at !== told.at)
    await record(context, [{ ...aboutSeenStop(trip, stop, told.at, seen.now), action: 'trip.eta_changed' }]);
  await announceTrip(sql, trip);
}

async function progressOf(sql: Sql, read: ReadTrip, { state, positions, now }: Seen): Promise<Progress | null> {
  const { row } = read;
  const newest = state.geofences.last.toSorted((a, b) => b.at - a.at)[0];
  if (!newest) return null;
  const devices = await listTripDevices(sql, row.carrier_company_id, row.id);
  const toSeen = ({ device, lat, lon, at, speedKmh }: Position): SeenPosition => {
    const { source = '', kind = 'telematics' } = devices.find((one) => one.device === device) ?? {};
    return { lat, lon, at, speedKmh, source, kind };
  };
  const last = toSeen(newest);
  const drivingKmh = drivingSpeedKmh(positions, last.at);
  const stops = placedStops(read);
  const next = nextStop(stops, etasOfStops(stops, { last, drivingKmh }, now));
  return {
    last,
    drivingKmh,
    tracked: state.tracked,
    next,
    told: toldAfter(row.progress?.told ?? null, next),
    sources: newestOfSources(devices),
    temperature: newestReading([row.progress?.temperature ?? null, ...positions.map(toReading)]),
    ...(await shownOf(sql, read, evidenceOf(positions).map(toSeen))),
  };
}

/** The devices come in the order of their last positions. */
function newestOfSources(devices: readonly TripDeviceRow[]): Progress['sources'] {
  const isNewest = ({ source, kind }: TripDeviceRow, index: number) =>
    devices.findIndex((one) => one.source === source && one.kind === kind) === index;
  return devices.filter(isNewest).map(({ kind, source: name, at }) => ({ kind, name, at }));
}

async function shownOf(
  sql: Sql,
  { row }: ReadTrip,
  seen: readonly SeenPosition[],
): Promise<Pick<Progress, 'shown' | 'place'>> {
  const { shown: before = null, place = null } = row.progress ?? {};
  const others = await listStopsOfOthers(sql, row);
  const shown = [...(before ? [before] : []), ...seen].findLast((position) => !isHidden(position, others)) ?? null;
  if (!shown || (place && greatCircleKm(place, shown) < SAME_PLACE_KM)) return { shown, place };
  const found = await findNearestPlace(sql, shown);
  return { shown, place: { id: found?.id ?? null, lat: shown.lat, lon: shown.lon } };
}
