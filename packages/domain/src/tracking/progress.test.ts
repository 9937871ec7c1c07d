import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import {
  isStale,
  isWithheld,
  lateMinutes,
  newestReading,
  toldAfter,
  trackedBpAt,
  type NextStop,
  type Progress,
} from './progress';
import { NOW as T } from './testing/build-positions';

const next = (minutes: number, fields: Partial<NextStop> = {}): NextStop => ({
  stopId: 1,
  at: T + minutes * MINUTE_MS,
  bandMs: 15 * MINUTE_MS,
  windowTo: null,
  ...fields,
});
const told = { stopId: 1, at: T };
const tracked = { from: T, until: T, lastAt: T, ms: 0 };
const page = { kind: 'driver_page', name: '', at: T } as const;
const seen = (fields: Partial<Progress> = {}): Progress => ({
  last: { lat: 50, lon: 20, at: T, speedKmh: null, source: 'Wialon', kind: 'telematics' },
  drivingKmh: 60,
  tracked,
  next: null,
  told: null,
  sources: [{ kind: 'telematics', name: 'Wialon', at: T }],
  shown: null,
  place: null,
  temperature: null,
  ...fields,
});

describe('an expected time is told', () => {
  it.each<[string, Parameters<typeof toldAfter>, ReturnType<typeof toldAfter>]>([
    ['the first one', [null, next(0)], told],
    ['not again within its band', [told, next(15)], told],
    ['again beyond it', [told, next(16)], { stopId: 1, at: next(16).at }],
    ['again when it is earlier', [told, next(-16)], { stopId: 1, at: next(-16).at }],
    ['of the next stop', [told, next(3, { stopId: 2 })], { stopId: 2, at: next(3).at }],
    ['not without one', [told, null], told],
  ])('%s', (_name, [before, now], expected) => {
    expect(toldAfter(before, now)).toEqual(expected);
  });
});

it.each<[string, number | null, number | null]>([
  ['no window', null, null],
  ['in time', T + HOUR_MS, 0],
  ['20 minutes after its end', T - 20 * MINUTE_MS, 20],
])('minutes late: %s', (_name, windowTo, expected) => {
  expect(lateMinutes(next(0, { windowTo }))).toBe(expected);
});

it.each<[string, Progress, number, boolean]>([
  ['after two hours it is not', seen(), 2 * HOUR_MS, false],
  ['after more it is', seen(), 2 * HOUR_MS + 1, true],
  ['before the departure it is not', seen({ tracked: null }), 3 * HOUR_MS, false],
  ['a closed page is not', seen({ sources: [page] }), 3 * HOUR_MS, false],
  ['a silent app beside a closed page is', seen({ sources: [page, { ...page, kind: 'app' }] }), 3 * HOUR_MS, true],
])('stale: %s', (_name, progress, silence, expected) => {
  expect(isStale(progress, T + silence)).toBe(expected);
});

it.each<[Parameters<typeof isWithheld>, boolean]>([
  [['driver_page', false], true],
  [['app', false], true],
  [['telematics', false], false],
  [['driver_page', true], false],
  [['app', null], false],
])('withheld: %j is %s', (about, expected) => {
  expect(isWithheld(...about)).toBe(expected);
});

it('the newest temperature counts, whatever the order', () => {
  const [early, late] = [
    { at: T, celsius: 4 },
    { at: T + 1, celsius: 5 },
  ];
  expect([newestReading([late, null, early]), newestReading([null]), newestReading([])]).toEqual([late, null, null]);
});

it('the tracked share counts the last position for a quarter of an hour', () => {
  expect(trackedBpAt(seen(), T + HOUR_MS)).toBe(2500);
  expect(trackedBpAt(seen({ tracked: null }), T + HOUR_MS)).toBeNull();
});
