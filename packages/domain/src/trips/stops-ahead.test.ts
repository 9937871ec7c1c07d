import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import { etasOfStops, nextStop, underWayFrom, type PlacedStop } from './stops-ahead';
import { buildStop, evidence, T } from './testing/build-trip';

const north = (km: number) => ({ lat: 50 + km / 111.195, lon: 20 });
const SEEN = {
  last: { ...north(0), at: T, speedKmh: null, source: 'Wialon', kind: 'telematics' as const },
  drivingKmh: 60,
};
const placed = (
  id: number,
  km: number,
  reports = buildStop(id, 'pickup').evidence,
  to: number | null = null,
): PlacedStop => ({
  ...buildStop(id, 'pickup', [...reports]),
  point: north(km),
  facilityDwell: null,
  window: { from: null, to },
});
const arrived = [evidence('arrived', 'geofence')];
const left = [evidence('arrived', 'geofence'), evidence('departed', 'geofence')];

const hasEta = (stops: PlacedStop[], now = T) => etasOfStops(stops, SEEN, now).map((eta) => eta !== null);

it.each([
  ['an hour without visits', null, HOUR_MS],
  ['an hour after four visits', { visits: 4, medianMs: 3 * HOUR_MS }, HOUR_MS],
  ['the median of five visits', { visits: 5, medianMs: 3 * HOUR_MS }, 3 * HOUR_MS],
])('the stay at the stop before takes %s', (_name, facilityDwell, expected) => {
  const [, eta] = etasOfStops([{ ...placed(1, 50), facilityDwell }, placed(2, 100)], SEEN, T);
  expect(eta?.dwellMs).toBe(expected);
});

describe('the expected arrivals', () => {
  it.each<[string, PlacedStop[], boolean[]]>([
    ['are those of all stops ahead', [placed(1, 50), placed(2, 100)], [true, true]],
    ['not of a stop that is left', [placed(1, 50, left), placed(2, 100)], [false, true]],
    ['not of a stop that is reached', [placed(1, 0, arrived), placed(2, 100)], [false, true]],
    ['not of a skipped stop', [{ ...placed(1, 50), skippedAt: T }, placed(2, 100)], [false, true]],
    ['not behind a stop without coordinates', [{ ...placed(1, 50), point: null }, placed(2, 100)], [false, false]],
  ])('%s', (_name, stops, expected) => {
    expect(hasEta(stops)).toEqual(expected);
  });

  it('say nothing once they are over', () => {
    expect(hasEta([placed(1, 10), placed(2, 300)], T + 2 * HOUR_MS)).toEqual([false, true]);
  });

  it('a stop that is reached delays the next by the rest of its dwell', () => {
    const [, eta] = etasOfStops([placed(1, 0, arrived), placed(2, 100)], SEEN, T);
    expect(eta?.dwellMs).toBe(HOUR_MS);
  });
});

it('the next stop is the first with an expected arrival', () => {
  const stops = [placed(1, 0, arrived), placed(2, 100, [], T)];
  const etas = etasOfStops(stops, SEEN, T);
  expect(nextStop(stops, etas)).toEqual({ stopId: 2, at: etas[1]?.at, bandMs: etas[1]?.bandMs, windowTo: T });
  expect(nextStop([placed(1, 0, left)], [null])).toBeNull();
});

it.each([
  ['not before the departure', [placed(1, 0, arrived), placed(2, 100)], null],
  ['from the departure', [placed(1, 0, left), placed(2, 100)], T],
  ['not by a skipped stop', [{ ...placed(1, 0), skippedAt: T - MINUTE_MS }, placed(2, 100)], null],
])('a truck is under way %s', (_name, stops, expected) => {
  expect(underWayFrom(stops)).toBe(expected);
});
