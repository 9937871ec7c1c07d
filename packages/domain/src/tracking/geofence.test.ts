import { describe, expect, it } from 'vitest';
import { followGeofences, isInGeofence, isOutdated, nextChangeAt, type Place } from './geofence';
import { atMinute, drive, north, WARSAW } from './testing/build-positions';

describe('the geofence', () => {
  it.each<[string, number, Place, boolean]>([
    ['ends 300 m from a gate', 0.299, { point: WARSAW, hasGate: true }, true],
    ['does not reach further', 0.301, { point: WARSAW, hasGate: true }, false],
    ['ends 1 km from a place without one', 0.999, { point: WARSAW, hasGate: false }, true],
    ['does not reach further there', 1.001, { point: WARSAW, hasGate: false }, false],
    ['is nowhere without coordinates', 0, { point: null, hasGate: true }, false],
  ])('%s', (_name, km, place, isInside) => {
    expect(isInGeofence(north(km), place)).toBe(isInside);
  });
});

describe('a state is made anew', () => {
  const places: Place[] = [{ point: WARSAW, hasGate: true }];
  const state = followGeofences(null, places, [drive(10, 0)]);

  it('after positions that are not after its own', () => {
    expect([9, 10, 11].map((minute) => isOutdated(state, places, atMinute(minute)))).toEqual([true, true, false]);
    expect(isOutdated(state, places, null)).toBe(false);
  });

  it.each<[string, Place[], boolean]>([
    ['not for the same places', [{ hasGate: true, point: { ...WARSAW } }], false],
    ['for another address', [{ point: north(1), hasGate: true }], true],
    ['for another gate', [{ point: WARSAW, hasGate: false }], true],
    ['for an address without coordinates', [{ point: null, hasGate: true }], true],
    ['for a new stop', [...places, ...places], true],
    ['for no stops', [], true],
  ])('%s', (_name, now, expected) => {
    expect(isOutdated(state, now, null)).toBe(expected);
  });
});

it.each([
  ['a single position inside', [drive(0, 0)], 4, 5],
  ['one that has become an arrival', [drive(0, 0)], 5, null],
  ['two positions inside', [drive(0, 0), drive(1, 0)], 1, null],
  ['a position outside', [drive(0, 50)], 1, null],
])('after %s the facts change by themselves', (_name, positions, now, expected) => {
  const state = followGeofences(null, [{ point: WARSAW, hasGate: true }], positions);
  expect(nextChangeAt(state, atMinute(now))).toBe(expected === null ? null : atMinute(expected));
});
