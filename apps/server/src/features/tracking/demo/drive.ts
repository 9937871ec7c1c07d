import { greatCircleKm, HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';

/** Two drivers take turns. Roads are about a fifth longer than the straight way. */
const STRAIGHT_KMH = 60;
const SHOWN_KMH = 72;
export const ARRIVES_AFTER_MS = 30 * MINUTE_MS;
const DWELL_MS = HOUR_MS;
const STEP_MS = MINUTE_MS;
const LATE_STEP_MS = 5 * MINUTE_MS;
const RECENT_MS = 30 * MINUTE_MS;
const OUTSIDE_DEGREES = 0.3;

export interface Place {
  lat: number;
  lon: number;
}

export interface Drive {
  stops: readonly Place[];
  windowFrom: number;
}

interface Leg {
  from: Place;
  to: Place;
  startsAt: number;
  arrivesAt: number;
}

const drivingMs = (from: Place, to: Place) => (greatCircleKm(from, to) / STRAIGHT_KMH) * HOUR_MS;

const outside = ({ lat, lon }: Place): Place => ({ lat: lat + OUTSIDE_DEGREES, lon });

function legsOf({ stops, windowFrom }: Drive): Leg[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  let place = outside(first);
  let startsAt = windowFrom + ARRIVES_AFTER_MS - drivingMs(place, first);
  return [...stops, outside(last)].map((to) => {
    const leg = { from: place, to, startsAt, arrivesAt: startsAt + drivingMs(place, to) };
    place = to;
    startsAt = leg.arrivesAt + DWELL_MS;
    return leg;
  });
}

function placeAt(legs: readonly Leg[], at: number) {
  const leg = legs.findLast(({ startsAt }) => startsAt <= at);
  if (!leg) return [];
  const { from, to, startsAt, arrivesAt } = leg;
  if (at >= arrivesAt) return [{ lat: to.lat, lon: to.lon, speedKmh: 0, at }];
  const share = (at - startsAt) / (arrivesAt - startsAt);
  const between = (one: number, other: number) => one + (other - one) * share;
  return [{ lat: between(from.lat, to.lat), lon: between(from.lon, to.lon), speedKmh: SHOWN_KMH, at }];
}

export function placesBetween(drive: Drive, after: number, now: number) {
  const legs = legsOf(drive);
  const starts = Math.max(after + 1, legs[0]?.startsAt ?? Infinity);
  const until = Math.min(now, legs.at(-1)?.arrivesAt ?? -Infinity);
  const places = [];
  for (let at = Math.ceil(starts / STEP_MS) * STEP_MS; at <= until; at += STEP_MS)
    if (at % LATE_STEP_MS === 0 || at > now - RECENT_MS) places.push(...placeAt(legs, at));
  return places;
}
