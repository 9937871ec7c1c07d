import { HOUR_MS } from '@tenderlane/domain/core';
import {
  followPositions,
  isOutdated,
  knownUntil,
  nextChangeAt,
  stopFacts,
  type GeofenceState,
  type TrackingState,
} from '@tenderlane/domain/tracking';
import { replaceGeofenceEvidence, stopTimes, underWayFrom, type StopChange } from '@tenderlane/domain/trips';
import { AUTOMATION } from '../../../platform/principal';
import { record } from '../../../platform/events/events';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { followOrder, readTrip, saveStop, type ReadTrip, lockOrder } from '../../trips';
import { listPositions, type RunningTripRow } from '../positions/position.queries';
import { saveTripProgress } from './save-progress';
import { saveFollowed } from './state.queries';
import { aboutSeenStop } from './trip-event';

/** Follows the trip after positions were added, the earliest one at `addedFrom`, or after a time in which none came. */
export async function followTrip(
  context: RecordContext,
  trip: RunningTripRow,
  { addedFrom, state, now }: { addedFrom: number | null; state: TrackingState | null; now: number },
): Promise<void> {
  const { sql } = context;
  const read = await readTrip(sql, { shipper: trip.company_id }, trip.load_id);
  if (read?.row.id !== trip.id) return;
  const from = underWayFrom(read.trip.stops);
  const places = read.stops.map(toPlace);
  const isUsable = state && !isOutdated(state.geofences, places, addedFrom) && (state.tracked?.from ?? null) === from;
  const before = isUsable ? state : null;
  const known = knownUntil(before);
  const positions = await listPositions(sql, trip.id, known - HOUR_MS);
  const { current, kept } = followPositions(
    before,
    { places, underWayFrom: from },
    positions.filter(({ at }) => at > known),
  );
  await saveFollowed(sql, trip.id, { state: kept, dueAt: nextChangeAt(current.geofences, now), now });
  const isChanged = changesOf(read, current.geofences, now).length > 0;
  if (isChanged) await saveFacts(context, trip, current.geofences);
  const after = isChanged ? await readTrip(sql, { shipper: trip.company_id }, trip.load_id) : read;
  if (after?.row.id === trip.id) await saveTripProgress(context, trip, after, { state: current, positions, now });
}

const toPlace = ({ address, has_gate: hasGate }: ReadTrip['stops'][number]) => ({
  point: address && { lat: address.lat, lon: address.lon },
  hasGate,
});

function changesOf({ trip, stops }: ReadTrip, state: GeofenceState, now: number) {
  const watched = trip.stops.flatMap((stop, index) => {
    const [row, zones] = [stops[index], state.stops[index]];
    return stop.skippedAt === null && row && zones ? [{ stop, row, zones }] : [];
  });
  const facts = stopFacts(
    { ...state, stops: watched.map(({ zones }) => zones) },
    watched.map(({ stop, row }) => {
      const times = stopTimes(
        stop.evidence.filter(({ source }) => source !== 'geofence'),
        now,
      );
      return { ...toPlace(row), arrivedAt: times.arrived?.at ?? null, departedAt: times.departed?.at ?? null };
    }),
    now,
  );
  return watched.flatMap(({ stop, row }, index) => {
    const change = facts[index] ? replaceGeofenceEvidence(stop, facts[index], now) : null;
    return change ? [{ row, change }] : [];
  });
}

async function saveFacts(context: RecordContext, trip: RunningTripRow, state: GeofenceState): Promise<void> {
  const { sql } = context;
  const locked = await lockOrder(context, trip.company_id, trip.load_id);
  const read = await readTrip(sql, { shipper: trip.company_id }, trip.load_id);
  const isRunning = read?.row.id === trip.id && ['planned', 'in_progress'].includes(read.trip.state);
  if (!locked || !isRunning) return;
  const { row, load, now } = locked;
  for (const { row: stop, change } of changesOf(read, state, now)) {
    await saveStop(sql, trip.company_id, { ...change, stopId: stop.id, reason: null, accountId: null });
    await recordFacts(context, trip, stop, change, now);
  }
  const cause = { ...AUTOMATION, batchUuid: null };
  await followOrder(context, { row, load, carrierCompanyId: trip.carrier_company_id, now, cause });
}

const EVENTS = {
  approaching: 'trip.approached',
  arrived: 'trip.arrived',
  departed: 'trip.departed',
} as const;

async function recordFacts(
  context: RecordContext,
  trip: RunningTripRow,
  stop: ReadTrip['stops'][number],
  { add }: StopChange,
  now: number,
): Promise<void> {
  const events = add.flatMap(({ kind, at }) => {
    if (kind === 'working' || kind === 'done') return [];
    return [{ ...aboutSeenStop(trip, stop, at, now), action: EVENTS[kind] }];
  });
  if (events.length > 0) await record(context, events);
}
