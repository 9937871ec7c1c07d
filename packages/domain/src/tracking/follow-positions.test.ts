import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followPositions, knownUntil, type TrackingState } from './follow-positions';
import { isOutdated } from './geofence';
import { atMinute, drive, north, NOW } from './testing/build-positions';

const PLACES = [
  { point: north(0), hasGate: true },
  { point: north(100), hasGate: true },
];
const TRIP = { places: PLACES, underWayFrom: atMinute(30) };
const ROUTE = Array.from({ length: 90 }, (_, index) => drive(index * 2, Math.max(0, index - 20) * 1.5));

it('positions in any order and any parts give the state of all of them', () => {
  const parts = fc.array(fc.array(fc.nat(ROUTE.length - 1), { minLength: 1, maxLength: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(parts, (sent) => {
      const known = new Map<number, (typeof ROUTE)[number]>();
      let kept: TrackingState | null = null;
      let current: TrackingState | null = null;
      for (const part of sent) {
        const added = part.flatMap((index) => ROUTE[index] ?? []);
        for (const position of added) known.set(position.at, position);
        const state: TrackingState | null =
          kept && !isOutdated(kept.geofences, PLACES, Math.min(...added.map(({ at }) => at))) ? kept : null;
        const rest = [...known.values()].filter(({ at }) => at > knownUntil(state));
        ({ kept, current } = followPositions(state, TRIP, rest));
      }
      expect(current).toEqual(followPositions(null, TRIP, [...known.values()]).current);
    }),
  );
});

it('the kept state lacks the last quarter of an hour', () => {
  const { kept, current } = followPositions(null, TRIP, ROUTE);
  const last = ROUTE.at(-1)?.at ?? NOW;
  expect([knownUntil(current), knownUntil(kept)]).toEqual([last, last - 16 * 60_000]);
  expect(knownUntil(null)).toBe(0);
});
