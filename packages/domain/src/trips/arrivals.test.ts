import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import { arrivalsOf, type PlannedStop } from './arrivals';
import type { EvidenceSource } from './evidence';
import { buildStop, evidence, T } from './testing/build-trip';

const window = { from: T, to: T + HOUR_MS };
const stopAt = (id: number, minutes: number, fields: Partial<PlannedStop> = {}): PlannedStop => ({
  ...buildStop(id, 'pickup', [evidence('arrived', 'geofence', { at: T + minutes * MINUTE_MS })]),
  window,
  ...fields,
});

it.each([
  ['in its window', 30, 1],
  ['ten minutes after it', 70, 1],
  ['an hour after it', 120, 0.5],
  ['later', 121, 0],
])('an arrival %s counts', (_, minutes, value) => {
  expect(arrivalsOf([stopAt(1, minutes)], T)).toEqual([
    { stopId: 1, arrivedAt: T + minutes * MINUTE_MS, value, dwellMs: null },
  ]);
});

it('an arrival without a window has no value', () => {
  expect(arrivalsOf([stopAt(1, 5, { window: { from: null, to: null } })], T)[0]?.value).toBeNull();
});

it('an arrival that only one side reported is none, also after two days of silence', () => {
  const reported = stopAt(1, 0, { evidence: [evidence('arrived', 'carrier')] });
  expect(arrivalsOf([reported], T + 100 * HOUR_MS)).toEqual([]);
});

it('a late arrival is excused when an earlier stop held the truck beyond the free time', () => {
  const held = stopAt(1, 10, {
    evidence: [evidence('arrived', 'geofence', { at: T }), evidence('departed', 'geofence', { at: T + 3 * HOUR_MS })],
  });
  expect(arrivalsOf([held, stopAt(2, 200)], T).map(({ value }) => value)).toEqual([1, null]);
});

it.each<[string, number, EvidenceSource, number | null]>([
  ['from the window on', -30, 'geofence', 2 * HOUR_MS],
  ['from the arrival on', 30, 'geofence', 1.5 * HOUR_MS],
  ['not before the departure is proven', 30, 'carrier', null],
])('a stay at a stop counts %s', (_name, minutes, source, stay) => {
  const left = evidence('departed', source, { at: T + 2 * HOUR_MS });
  const stop = stopAt(1, minutes);
  expect(arrivalsOf([{ ...stop, evidence: [...stop.evidence, left] }], T + HOUR_MS)[0]?.dwellMs).toBe(stay);
});
