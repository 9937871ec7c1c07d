import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { followGeofences, type GeofenceState, isOutdated } from './geofence';
import type { Position } from './positions';
import { stopFacts, type StopFacts, type WatchedStop } from './stop-facts';
import { atMinute, drive, north, NOW } from './testing/build-positions';

const stopAt = (km: number, fields: Partial<WatchedStop> = {}): WatchedStop => ({
  point: north(km),
  hasGate: true,
  arrivedAt: null,
  departedAt: null,
  ...fields,
});
const PICKUP = stopAt(0);
const DELIVERY = stopAt(100);

// Minutes and kilometres north of Warsaw: `0:0.1 30:20`.
const toPositions = (track: string): Position[] =>
  track.split(' ').map((step) => {
    const [minute, km] = step.split(':').map(Number);
    return drive(minute ?? 0, km ?? 0);
  });

const minuteOf = (at: number | null) => (at === null ? null : (at - NOW) / MINUTE_MS);
const toMinutes = ({ approachedAt, arrivedAt, workingAt, departedAt }: StopFacts) =>
  [approachedAt, arrivedAt, workingAt, departedAt].map(minuteOf);

function follow(positions: readonly Position[], stops: readonly WatchedStop[], now = positions.at(-1)?.at ?? NOW) {
  return stopFacts(followGeofences(null, stops, positions), stops, now).map(toMinutes);
}

const NONE = [null, null, null, null];

describe('a stop is', () => {
  it.each<[string, string, (number | null)[]]>([
    ['arrived with two positions inside', '0:1 1:0 2:0', [1, null, null]],
    ['not with one', '0:1 1:0', [null, null, null]],
    ['not with two that one outside separates', '0:0 1:1 2:0', [null, null, null]],
    ['arrived with one that none outside follows in five minutes', '0:0 5:1', [0, null, null]],
    ['not if one follows earlier', '0:0 4.9:1 6:1', [null, null, null]],
    ['departed with two positions outside', '0:0 9:0 10:1 11:2', [0, null, 10]],
    ['not with one', '0:0 9:0 10:1', [0, null, null]],
    ['not with two that one inside separates', '0:0 1:0 2:1 3:0 4:1', [0, null, null]],
    ['worked at when the truck leaves after ten minutes', '0:0 10:0 11:1 12:2', [0, 11, 11]],
    ['not departed while the truck is called back', '0:0 15:0 20:2 40:2 60:0 80:0', [0, 20, null]],
    ['departed when it leaves for good', '0:0 15:0 20:2 40:2 60:0 80:0 81:2 82:3', [0, 20, 81]],
    ['not arrived by driving past before', '0:0 1:0 2:2 3:2 60:0 80:0', [60, null, null]],
    ['not departed later by driving past after', '0:0 15:0 20:2 40:2 60:0 61:0 62:2 63:3', [0, 20, 20]],
    ['arrived and departed by a short visit', '0:0 3:0 4:1 5:2', [0, null, 4]],
  ])('%s', (_name, track, expected) => {
    expect(follow(toPositions(track), [PICKUP])[0]?.slice(1)).toEqual(expected);
  });

  it('arrived with one position inside after five minutes of silence', () => {
    const now = (minute: number) => follow([drive(0, 0)], [PICKUP], atMinute(minute))[0]?.[1];
    expect([now(4.9), now(5)]).toEqual([null, 0]);
  });

  it('not arrived by positions that are no evidence', () => {
    const mocked = [0, 1, 2].map((minute) => drive(minute, 0, { isMocked: true }));
    expect(follow(mocked, [PICKUP])).toEqual([NONE]);
  });
});

const LOADING = '0:0 30:0 31:1 32:2';
const UNLOADING = '120:100 150:100 151:101 152:102';

describe('the stops of a trip are reached', () => {
  it.each<[string, string, WatchedStop[], (number | null)[][]]>([
    [
      'in their order',
      `${LOADING} 90:85 ${UNLOADING}`,
      [PICKUP, DELIVERY],
      [
        [0, 0, 31, 31],
        [90, 120, 151, 151],
      ],
    ],
    [
      'not the delivery before the pickup, where the truck spent the night',
      `-600:100 -120:100 ${LOADING}`,
      [PICKUP, DELIVERY],
      [[0, 0, 31, 31], NONE],
    ],
    [
      'the delivery after a pickup that others reported',
      UNLOADING,
      [stopAt(40, { arrivedAt: atMinute(0), departedAt: atMinute(30) }), DELIVERY],
      [NONE, [120, 120, 151, 151]],
    ],
    [
      'the delivery after a pickup without coordinates',
      UNLOADING,
      [stopAt(0, { point: null }), DELIVERY],
      [NONE, [null, 120, 151, 151]],
    ],
    [
      'two stops at one place together',
      LOADING,
      [PICKUP, stopAt(0.05)],
      [
        [0, 0, 31, 31],
        [null, 0, 31, 31],
      ],
    ],
    [
      'the first place again as a visit of its own',
      `${LOADING} ${UNLOADING} 240:0 260:0 261:1 262:2`,
      [PICKUP, DELIVERY, PICKUP],
      [
        [0, 0, 31, 31],
        [120, 120, 151, 151],
        [240, 240, 261, 261],
      ],
    ],
    [
      'not the first place again while the truck is still there',
      '0:0 30:0',
      [PICKUP, DELIVERY, PICKUP],
      [[0, 0, null, null], NONE, NONE],
    ],
    [
      'in another order than planned',
      `${LOADING} 60:50 80:50 81:49 82:48 120:20 150:20 151:21 152:22`,
      [PICKUP, stopAt(20), stopAt(50)],
      [
        [0, 0, 31, 31],
        [31, 120, 151, 151],
        [null, 60, 81, 81],
      ],
    ],
  ])('%s', (_name, track, stops, expected) => {
    expect(follow(toPositions(track), stops)).toEqual(expected);
  });

  it.each<[string, number, Partial<Position>, boolean]>([
    ['within 20 km', 80.1, { speedKmh: 0 }, true],
    ['within half an hour at 80 km/h', 71, { speedKmh: 80 }, true],
    ['not further', 69, { speedKmh: 80 }, false],
    ['within half an hour at the average speed', 76.5, {}, true],
    ['not when the road takes longer', 76.5, { speedKmh: 40 }, false],
  ])('and approached %s', (_name, km, fields, isNear) => {
    const track = [...toPositions(LOADING), drive(100, km, fields), drive(101, km, fields)];
    expect(follow(track, [PICKUP, DELIVERY])[1]?.[0]).toBe(isNear ? 100 : null);
  });
});

describe('the same positions give the same facts', () => {
  const stops = [PICKUP, stopAt(20, { hasGate: false }), stopAt(20.9), PICKUP];
  const steps = fc.record({
    device: fc.constantFrom('phone', 'truck'),
    wait: fc.integer({ min: 1, max: 20 }),
    km: fc.constantFrom(0, 0.2, 2, 10, 20, 21, 25),
  });
  const tracks = fc.array(steps, { maxLength: 60 }).map((list) => {
    let minute = 0;
    return list.map(({ device, wait, km }) => drive((minute += wait), km, { device }));
  });
  const end = atMinute(24 * 60);
  const factsOf = (positions: readonly Position[]) => stopFacts(followGeofences(null, stops, positions), stops, end);

  it('shuffled and doubled', () => {
    fc.assert(
      fc.property(tracks, fc.infiniteStream(fc.nat()), (track, keys) => {
        const mixed = [...track, ...track].map((each) => [keys.next().value ?? 0, each] as const);
        const shuffled = mixed.toSorted(([a], [b]) => a - b).map(([, each]) => each);
        expect(factsOf(shuffled)).toEqual(factsOf(track));
      }),
    );
  });

  it('added in parts, with the state stored between them', () => {
    fc.assert(
      fc.property(tracks, fc.nat(60), fc.nat(60), (track, one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        let state: GeofenceState = followGeofences(null, stops, track.slice(0, first));
        for (const part of [track.slice(first, second), track.slice(second)]) {
          expect(isOutdated(state, stops, part[0]?.at ?? null)).toBe(false);
          state = followGeofences(JSON.parse(JSON.stringify(state)) as GeofenceState, stops, part);
        }
        expect(stopFacts(state, stops, end)).toEqual(factsOf(track));
      }),
    );
  });

  it('in the order approached, arrived, working, departed', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        for (const { approachedAt, arrivedAt, workingAt, departedAt } of factsOf(track)) {
          const times = [approachedAt, arrivedAt, workingAt, departedAt].filter((at) => at !== null);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(workingAt === null || arrivedAt !== null).toBe(true);
        }
      }),
    );
  });
});
