import { expect, it } from 'vitest';
import { greatCircleKm, HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { ARRIVES_AFTER_MS, placesBetween } from './drive';

const POZNAN = { lat: 52.407, lon: 16.93 };
const LODZ = { lat: 51.75, lon: 19.467 };
const FROM = Date.parse('2026-12-01T08:00:00Z');
const ARRIVES = FROM + ARRIVES_AFTER_MS;
const DRIVE = { stops: [POZNAN, LODZ], windowFrom: FROM };
const LATER = FROM + 240 * HOUR_MS;

const placeAt = (at: number) => placesBetween(DRIVE, at - 1, at)[0];

it('the truck comes before the first stop, waits at each stop, and leaves after the last one', () => {
  const all = placesBetween(DRIVE, 0, LATER);
  const times = all.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const stop of DRIVE.stops) {
    const stays = all.filter((place) => greatCircleKm(place, stop) < 0.3);
    expect(stays.at(-1)!.at - stays[0]!.at).toBeGreaterThanOrEqual(50 * MINUTE_MS);
  }
  const [first, last] = [all[0]!, all.at(-1)!];
  expect(first.at).toBeLessThan(ARRIVES);
  expect(greatCircleKm(first, POZNAN)).toBeGreaterThan(20);
  expect(greatCircleKm(last, LODZ)).toBeGreaterThan(20);
  expect(last.at).toBeLessThan(FROM + 9 * HOUR_MS);
});

it('the truck drives at 60 km/h between the stops', () => {
  const [one, other] = [placeAt(ARRIVES + 2 * HOUR_MS)!, placeAt(ARRIVES + 3 * HOUR_MS)!];
  expect(greatCircleKm(one, other)).toBeGreaterThan(58);
  expect(greatCircleKm(one, other)).toBeLessThan(62);
  expect([one.speedKmh, placeAt(ARRIVES + 30 * MINUTE_MS)!.speedKmh]).toEqual([72, 0]);
});

it('positions lie at whole minutes of half an hour, and at every fifth minute before', () => {
  const now = ARRIVES + 2 * HOUR_MS + 5_000;
  const times = placesBetween(DRIVE, now - HOUR_MS, now).map(({ at }) => (at - ARRIVES) / MINUTE_MS);
  expect(times.slice(0, 6)).toEqual([65, 70, 75, 80, 85, 90]);
  expect(times.slice(6)).toEqual(Array.from({ length: 30 }, (_, minute) => 91 + minute));
});

it.each([
  ['before the drive', DRIVE, 0, FROM - 2 * HOUR_MS],
  ['after its end', DRIVE, LATER, LATER + HOUR_MS],
  ['without stops', { stops: [], windowFrom: FROM }, 0, LATER],
  ['without a new minute', DRIVE, ARRIVES + HOUR_MS, ARRIVES + HOUR_MS + 59_000],
])('%s there is no position', (_name, drive, after, now) => {
  expect(placesBetween(drive, after, now)).toEqual([]);
});

it('stops at one place give positions', () => {
  for (const { lat, lon } of placesBetween({ stops: [LODZ, LODZ], windowFrom: FROM }, 0, LATER))
    expect(Number.isFinite(lat) && Number.isFinite(lon)).toBe(true);
});
