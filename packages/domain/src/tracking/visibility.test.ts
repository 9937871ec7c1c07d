import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../core/time';
import { north, NOW, WARSAW } from './testing/build-positions';
import {
  isHidden,
  isVisible,
  roundAwayFromStops,
  roundLine,
  roundPoint,
  type TripPeriod,
  visibleLines,
} from './visibility';

const trip = (fields: Partial<TripPeriod> = {}): TripPeriod => ({
  confirmedAt: NOW - 3 * DAY_MS,
  firstWindowFrom: NOW,
  endedAt: NOW + DAY_MS,
  ...fields,
});

describe('a trip is visible', () => {
  it.each<[string, Partial<TripPeriod>, number, boolean]>([
    ['from 24 hours before its first window', {}, NOW - DAY_MS, true],
    ['not before', {}, NOW - DAY_MS - 1, false],
    ['until its end', {}, NOW + DAY_MS, true],
    ['not after', {}, NOW + DAY_MS + 1, false],
    ['as long as it runs', { endedAt: null }, NOW + 30 * DAY_MS, true],
    ['from the confirmation, if that is later', { confirmedAt: NOW - HOUR_MS }, NOW - HOUR_MS, true],
    ['not before the confirmation', { confirmedAt: NOW - HOUR_MS }, NOW - HOUR_MS - 1, false],
    ['from the confirmation without a window', { firstWindowFrom: null }, NOW - 3 * DAY_MS, true],
    ['not when it ended before that', { endedAt: NOW - 2 * DAY_MS }, NOW - DAY_MS, false],
  ])('%s', (_name, fields, at, visible) => {
    expect(isVisible(trip(fields), at)).toBe(visible);
  });

  it('at no time outside its period', () => {
    const moments = fc.integer({ min: NOW - 10 * DAY_MS, max: NOW + 10 * DAY_MS });
    fc.assert(
      fc.property(
        moments,
        moments,
        fc.option(moments),
        fc.option(moments),
        (at, confirmedAt, firstWindowFrom, endedAt) => {
          fc.pre(isVisible({ confirmedAt, firstWindowFrom, endedAt }, at));
          expect(at).toBeGreaterThanOrEqual(confirmedAt);
          expect(at).toBeGreaterThanOrEqual((firstWindowFrom ?? at + DAY_MS) - DAY_MS);
          expect(at).toBeLessThanOrEqual(endedAt ?? at);
        },
      ),
    );
  });
});

describe('the driven line', () => {
  const kmOf = (lines: ReturnType<typeof north>[][]) =>
    lines.map((line) => line.map(({ lat }) => Math.round((lat - WARSAW.lat) * 111.195)));
  it.each<[string, number[], number[], number[][]]>([
    ['whole without other stops', [0, 5, 10], [], [[0, 5, 10]]],
    ['with a gap near another stop', [0, 10, 18, 20, 22, 30], [20], [[0, 10], [30]]],
    ['without its beginning', [0, 10, 20], [0], [[10, 20]]],
    ['without its end', [0, 10, 20], [20], [[0, 10]]],
    ['with two gaps', [0, 10, 20, 30, 40], [10, 30], [[0], [20], [40]]],
    ['nothing', [0, 1], [0], []],
    ['nothing without positions', [], [0], []],
  ])('%s', (_name, line, others, expected) => {
    expect(
      kmOf(
        visibleLines(
          line.map((km) => ({ ...north(km), at: 0 })),
          others.map(north),
        ),
      ),
    ).toEqual(expected);
  });

  it.each([
    [15, [2]],
    [16, [1, 1]],
  ])('a line is cut where no position came for %d minutes', (minutes, expected) => {
    const line = [0, minutes].map((minute) => ({ ...north(0), at: minute * 60_000 }));
    expect(visibleLines(line, []).map(({ length }) => length)).toEqual(expected);
  });

  it.each([
    [4.99, true],
    [5.01, false],
  ])('%f km from a stop of another shipper: hidden is %s', (km, hidden) => {
    expect(isHidden(north(km), [WARSAW])).toBe(hidden);
  });
});

describe('a position is rounded', () => {
  const exact = { lat: 52.23456, lon: 21.01543 };
  const rounded = { lat: 52.23, lon: 21.02 };
  it('to 0.01°', () => {
    expect(roundPoint(exact)).toEqual(rounded);
    expect(roundPoint({ lat: -52.236, lon: -0.004 })).toEqual({ lat: -52.24, lon: -0 });
  });

  it('a line has each rounded point once, until the truck comes back to it', () => {
    const line = [exact, { lat: 52.2301, lon: 21.0199 }, { lat: 52.3, lon: 21 }, exact];
    expect(roundLine(line)).toEqual([rounded, { lat: 52.3, lon: 21 }, rounded]);
  });

  it.each([
    ['more than 10 km from every stop', [north(11), north(-20)], rounded],
    ['not near one', [north(9), north(-20)], exact],
    ['where no stop is known', [null], rounded],
  ])('%s', (_name, stops, expected) => {
    expect(roundAwayFromStops(exact, stops)).toEqual(expected);
  });
});
