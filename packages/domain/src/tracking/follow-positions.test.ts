import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followPositions, knownUntil } from './follow-positions';
import { comesLate, followGeofences, type GeofenceState } from './geofence';
import { drive, north, NOW } from './testing/build-positions';

const PLACES = [
  { point: north(0), hasGate: true },
  { point: north(100), hasGate: true },
];
const ROUTE = Array.from({ length: 90 }, (_, index) => drive(index * 2, Math.max(0, index - 20) * 1.5));

it('positions in any order and any parts give the state of all of them', () => {
  const parts = fc.array(fc.array(fc.nat(ROUTE.length - 1), { minLength: 1, maxLength: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(parts, (sent) => {
      const known = new Map<number, (typeof ROUTE)[number]>();
      let kept: GeofenceState | null = null;
      let current: GeofenceState | null = null;
      for (const part of sent) {
        const added = part.flatMap((index) => ROUTE[index] ?? []);
        for (const position of added) known.set(position.at, position);
        const state: GeofenceState | null = kept && !comesLate(kept, added) ? kept : null;
        const rest = [...known.values()].filter(({ at }) => at > knownUntil(state));
        ({ kept, current } = followPositions(state, PLACES, rest));
      }
      expect(current).toEqual(followGeofences(null, PLACES, [...known.values()]));
    }),
  );
});

it('the kept state lacks the last quarter of an hour', () => {
  const { kept, current } = followPositions(null, PLACES, ROUTE);
  const last = ROUTE.at(-1)?.at ?? NOW;
  expect([knownUntil(current), knownUntil(kept)]).toEqual([last, last - 16 * 60_000]);
  expect(knownUntil(null)).toBe(0);
});
