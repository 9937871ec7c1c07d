import type { FollowedTrack, FollowedTrip } from '@tenderlane/contract';
import { isWithheld, roundLine, roundPoint, visibleLines } from '@tenderlane/domain/tracking';
import { showsTimes } from '@tenderlane/domain/tracking/links';
import { etasOfStops, stopState, stopTimes, tripState, type Evidence } from '@tenderlane/domain/trips';
import { MINUTE_MS } from '@tenderlane/domain/core';
import type { HolderContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import { findSetting } from '../../brands';
import { readStopLocalizer } from '../../loads';
import { placedStops, readTrip, type ReadTrip } from '../../trips';
import { listShownPositions } from '../track/shown-positions';
import { listStopsOfOthers } from '../track/track.queries';
import { findOpenLink, type OpenLinkRow } from './link.queries';

interface Followed extends ReadTrip {
  link: OpenLinkRow;
}

/** The carrier's trip, because the shipper's is gone once the award is released. */
async function readFollowed({ sql, principal }: HolderContext): Promise<Followed> {
  const link = await findOpenLink(sql, principal.recordId);
  const read = link && (await readTrip(sql, { carrier: link.carrier_company_id }, link.load_id));
  if (!read || read.row.id !== link.trip_id) throw notFound();
  return { ...read, link };
}

export async function showFollowedTrip(context: HolderContext): Promise<FollowedTrip> {
  const { sql, clock, principal } = context;
  const followed = await readFollowed(context);
  const { row, stops } = followed;
  const { is_winner: isWinner, load_state: loadState, previous_state: previousState } = row;
  const states = tripState({ isWinner, loadState, previousState });
  if (states.state === 'void') return { ...states, stops: [], updated: null, position: null };
  const [now, setting] = await Promise.all([clock.now(sql), findSetting(sql, principal.companyId)]);
  const newest = row.progress?.shown ?? null;
  const shown = newest && !isWithheld(newest.kind, row.is_shared) ? newest : null;
  const reports = stops.flatMap(({ evidence }) => evidence);
  return {
    ...states,
    stops: await presentStops(context, followed, now),
    updated: newestOf(reports, shown?.at ?? null),
    position: shown && {
      ...roundPoint(shown),
      at: new Date(shown.at).toISOString(),
      speed_kmh: setting.tracking_speed && shown.speedKmh !== null ? Math.round(shown.speedKmh) : null,
    },
  };
}

function newestOf(reports: readonly Pick<Evidence, 'at' | 'source'>[], seenAt: number | null): FollowedTrip['updated'] {
  const all = seenAt === null ? reports : [...reports, { at: seenAt, source: 'geofence' as const }];
  const [newest] = all.toSorted((one, other) => other.at - one.at);
  return newest ? { at: new Date(newest.at).toISOString(), source: newest.source } : null;
}

async function presentStops(
  { sql, locale }: HolderContext,
  followed: Followed,
  now: number,
): Promise<FollowedTrip['stops']> {
  const { row, stops, trip, link } = followed;
  const placed = placedStops(followed);
  const { progress } = row;
  const isKnown = progress && trip.state !== 'completed' && !isWithheld(progress.last.kind, row.is_shared);
  const etas = isKnown ? etasOfStops(placed, progress, now) : [];
  const waypoints = stops.flatMap(({ waypoint_id: id }) => (id === null ? [] : [{ id }]));
  const localize = await readStopLocalizer(sql, waypoints, locale);
  const addresses = localize(stops.map(({ waypoint_id: id, address }) => ({ ...(id !== null && { id }), address })));
  return placed.map((stop, index) => {
    const { window_from: from, window_to: to, evidence = [] } = stops[index] ?? {};
    const { address } = addresses[index] ?? {};
    const times = stopTimes(evidence, now);
    const eta = etas[index];
    return {
      kind: stop.kind,
      city: address?.city ?? '',
      country_id: address?.country_id ?? '',
      time_zone: address?.time_zone ?? 'UTC',
      point: stop.point && roundPoint(stop.point),
      state: stopState(stop),
      is_own: stop.id === link.stop_id,
      times: showsTimes(link.stop_id, stop.id)
        ? {
            window: { from: iso(from ?? null), to: iso(to ?? null) },
            eta: eta ? { at: new Date(eta.at).toISOString(), band_minutes: Math.round(eta.bandMs / MINUTE_MS) } : null,
            arrived: timeOf(times.arrived),
            departed: timeOf(times.departed),
          }
        : null,
    };
  });
}

const timeOf = (time: { at: number } | null) => time && new Date(time.at).toISOString();

/** Around stops of other shippers the line has a gap for strangers of both sides. */
export async function showFollowedTrack(context: HolderContext): Promise<FollowedTrack> {
  const { sql } = context;
  const followed = await readFollowed(context);
  if (followed.trip.state === 'void') return { lines: [] };
  const [positions, hidden] = [await listShownPositions(sql, followed), await listStopsOfOthers(sql, followed.row)];
  const lines = visibleLines(positions, hidden).map(roundLine);
  return { lines: lines.map((line) => line.map(({ lat, lon }): [number, number] => [lon, lat])) };
}
