import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import { drivingSpeedKmh, etasOf, etaSpeedKmh, expectedDwellMs, type StopAhead } from './eta';
import { atMinute, drive, north, NOW, position } from './testing/build-positions';

const stop = (km: number | null, fields: Partial<StopAhead> = {}): StopAhead => ({
  point: km === null ? null : north(km),
  dwellMs: HOUR_MS,
  arrivedAt: null,
  ...fields,
});
const START = { ...north(0), at: NOW };
const minutesOf = (speedKmh: number, stops: StopAhead[]) =>
  etasOf(START, speedKmh, stops).map((eta) => eta && Math.round((eta.at - NOW) / MINUTE_MS));

describe('the speed', () => {
  it.each<[string, number[], number]>([
    ['is the average of a truck without any', [], 65],
    ['is the average while it stands', [0, 0, 4.9], 65],
    ['is the median of the moving ones', [0, 60, 40, 70], 60],
    ['is the middle of two', [50, 60], 55],
    ['is at least 30 km/h', [8, 9], 30],
    ['is at most 80 km/h', [95, 100], 80],
  ])('%s', (_name, speeds, expected) => {
    expect(etaSpeedKmh(speeds)).toBe(expected);
  });

  it('is that of the last hour, reported or between the positions of one device', () => {
    const positions = [
      position(-70, { speedKmh: 35 }),
      position(-30, { speedKmh: 70 }),
      position(-20, { speedKmh: 70, isMocked: true }),
      drive(-10, 0, { device: 'phone' }),
      drive(-4, 5, { device: 'phone' }),
      position(1, { speedKmh: 35 }),
    ];
    expect(drivingSpeedKmh(positions, NOW)).toBeCloseTo(60, 1);
  });
});

describe('the arrival', () => {
  it.each<[string, number, StopAhead[], (number | null)[]]>([
    ['after the road', 60, [stop(100)], [125]],
    ['after the road at another speed', 30, [stop(100)], [250]],
    ['at once on the spot', 60, [stop(0)], [0]],
    ['after a break in 4.5 hours of driving', 60, [stop(228.8)], [286 + 45]],
    ['after a rest in 9 hours of driving', 60, [stop(500)], [590 + 2 * 45 + 660]],
    ['after the dwell of the stops between', 60, [stop(100), stop(200)], [125, 310]],
    [
      'after the rest of the dwell of the present stop',
      60,
      [stop(0, { arrivedAt: atMinute(-20) }), stop(100)],
      [null, 40 + 125],
    ],
    [
      'without waiting at a stop that takes longer already',
      60,
      [stop(0, { arrivedAt: atMinute(-90) }), stop(100)],
      [null, 125],
    ],
    ['not beyond a stop without coordinates', 60, [stop(100), stop(null), stop(200)], [125, null, null]],
    ['nowhere without stops', 60, [], []],
  ])('%s', (_name, speedKmh, stops, expected) => {
    expect(minutesOf(speedKmh, stops)).toEqual(expected);
  });

  it.each<[string, number, number]>([
    ['at least 15 minutes', 10, 15],
    ['15 % of the remaining time', 150, 28],
  ])('its band is %s', (_name, km, minutes) => {
    const [eta] = etasOf(START, 60, [stop(km)]);
    expect(Math.round((eta?.bandMs ?? 0) / MINUTE_MS)).toBe(minutes);
  });

  it('has parts that add up', () => {
    const [, eta] = etasOf(START, 60, [stop(300), stop(900)]);
    expect(eta).toMatchObject({ roadKm: 1062, speedKmh: 60, dwellMs: HOUR_MS });
    const { at = 0, drivingMs = 0, breaksMs = 0, restsMs = 0, dwellMs = 0 } = eta ?? {};
    expect(drivingMs + breaksMs + restsMs + dwellMs).toBe(at - NOW);
    expect([breaksMs, restsMs].map((ms) => ms / MINUTE_MS)).toEqual([3 * 45, 660]);
  });
});

it.each([
  ['the median of a facility with five visits', { medianMs: 2 * HOUR_MS, visits: 5 }, 2 * HOUR_MS],
  ['an hour after fewer', { medianMs: 2 * HOUR_MS, visits: 4 }, HOUR_MS],
  ['an hour at other places', null, HOUR_MS],
])('a stop takes %s', (_name, facility, expected) => {
  expect(expectedDwellMs(facility)).toBe(expected);
});
