import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../core/time';
import { rankOf, reachedAt, SILENCE_MS, stopTimes, type Evidence } from './evidence';
import { isUnloadedLess, stopState, tripState } from './stop';
import { buildStop, evidence, T } from './testing/build-trip';

it.each([
  ['gate', null, 4],
  ['geofence', true, 3],
  ['driver', true, 2],
  ['driver', false, 1],
  ['driver', null, 1],
  ['carrier', true, 1],
  ['shipper', null, 1],
] as const)('evidence of %s (inside: %s) has rank %i', (source, isInside, rank) => {
  expect(rankOf({ source, isInside })).toBe(rank);
});

const tap = (at: number, isInside: boolean | null = true) => evidence('arrived', 'driver', { at, isInside });
const hand = (at: number, fields: Partial<Evidence> = {}) => evidence('arrived', 'carrier', { at, ...fields });

describe('the time of a stop', () => {
  it.each<[string, Evidence[], number, { at: number; isProven: boolean } | null]>([
    ['is missing without evidence', [], T, null],
    ['is that of the highest rank, even if it is later', [hand(T), tap(T + 5)], T + 6, { at: T + 5, isProven: true }],
    [
      'is the earliest of equal ranks',
      [tap(T + 5), evidence('arrived', 'driver', { at: T, isInside: true })],
      T + 6,
      { at: T, isProven: true },
    ],
    ['by hand waits for the other side', [hand(T)], T + SILENCE_MS - 1, null],
    [
      'by hand counts once the other side confirmed it',
      [hand(T), evidence('arrived', 'shipper', { at: T })],
      T + 10,
      { at: T, isProven: true },
    ],
    [
      'by hand is taken after two days of silence, without a proof',
      [hand(T)],
      T + SILENCE_MS,
      { at: T, isProven: false },
    ],
    [
      'by hand stays open while the sides disagree',
      [hand(T), evidence('arrived', 'shipper', { at: T + HOUR_MS })],
      T + 2 * SILENCE_MS,
      null,
    ],
    [
      'by hand that is confirmed comes before an earlier one that is not',
      [tap(T, false), hand(T + 5), evidence('arrived', 'shipper', { at: T + 5 })],
      T + 9,
      { at: T + 5, isProven: true },
    ],
    ['of a tap outside the geofence waits, too', [tap(T, false)], T + 1, null],
  ])('%s', (_, given, t, expected) => {
    expect(stopTimes(given, t).arrived).toEqual(expected);
  });

  it('of the departure is that of *done* until there is evidence of the departure itself', () => {
    const done = evidence('done', 'driver', { at: T, isInside: true });
    expect(stopTimes([done], T).departed?.at).toBe(T);
    const left = evidence('departed', 'geofence', { at: T + 5 });
    expect(stopTimes([done, left], T + 5).departed?.at).toBe(T + 5);
  });

  it('of a fact is that of a later fact when it was not reported itself', () => {
    expect(reachedAt([evidence('departed', 'shipper', { at: T + 3 })], 'working')).toBe(T + 3);
    expect(reachedAt([evidence('arrived', 'shipper')], 'working')).toBeNull();
  });
});

it.each([
  ['pending', [], null],
  ['approaching', ['approaching'], null],
  ['arrived', ['approaching', 'arrived'], null],
  ['working', ['working'], null],
  ['departed', ['arrived', 'done'], null],
  ['departed', ['departed'], null],
  ['skipped', ['arrived'], T],
] as const)('a stop is %s after %j', (state, kinds, skippedAt) => {
  const reports = kinds.map((kind) => evidence(kind, 'carrier'));
  expect(stopState(buildStop(1, 'pickup', reports, skippedAt))).toBe(state);
});

it.each([
  ['processing', null, true, 'planned', null],
  ['in_progress', null, true, 'in_progress', null],
  ['completed', null, true, 'completed', 'ok'],
  ['uncompleted', null, true, 'completed', 'failed'],
  ['archived', 'completed', true, 'completed', 'ok'],
  ['awaiting_confirmation', null, true, 'void', null],
  ['canceled', null, true, 'void', null],
  ['archived', 'canceled', true, 'void', null],
  ['tender_over', null, false, 'void', null],
  ['processing', null, false, 'void', null],
  ['in_progress', null, false, 'void', null],
  ['completed', null, false, 'void', null],
  ['uncompleted', null, false, 'void', null],
  ['archived', 'completed', false, 'void', null],
] as const)(
  'the trip of an order that is %s (%s, winner: %s) is %s (%s)',
  (loadState, previousState, isWinner, state, result) => {
    expect(tripState({ loadState, previousState, isWinner })).toEqual({ state, result });
  },
);

const counts = (packages: number | null, weight_kg: number | null) => ({ packages, weight_kg });

it.each([
  ['fewer packages', counts(33, null), counts(31, null), true],
  ['less weight', counts(33, 900), counts(33, 899.5), true],
  ['the same', counts(33, 900), counts(33, 900), false],
  ['more', counts(33, null), counts(34, null), false],
  ['an unknown number', counts(33, null), counts(null, null), false],
])('unloading %s is less than loaded or not', (_name, loaded, unloaded, isLess) => {
  const stops = [
    { kind: 'pickup', state: 'departed', counted: loaded },
    { kind: 'delivery', state: 'departed', counted: unloaded },
    { kind: 'delivery', state: 'skipped', counted: null },
  ] as const;
  expect(isUnloadedLess(stops)).toBe(isLess);
  expect(isUnloadedLess([...stops, { kind: 'delivery', state: 'pending', counted: null }])).toBe(false);
});
