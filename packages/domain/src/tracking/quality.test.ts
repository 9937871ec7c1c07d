import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { trackedBp, trackedMs } from './quality';
import { atMinute, NOW } from './testing/build-positions';

const minutesTracked = (minutes: readonly number[], to: number) =>
  trackedMs(minutes.map(atMinute), NOW, atMinute(to)) / MINUTE_MS;

describe('minutes with a position of at most 15 minutes', () => {
  it.each<[string, number[], number, number]>([
    ['none without positions', [], 60, 0],
    ['15 after one', [0], 60, 15],
    ['all with one every 15 minutes', [0, 15, 30, 45], 60, 60],
    ['not those beyond a quarter', [0, 30], 60, 30],
    ['each once', [0, 5, 5, 10], 60, 25],
    ['only until the end', [50], 60, 10],
    ['also after a position before the start', [-5], 60, 10],
    ['not after an older one', [-15], 60, 0],
    ['not after a position behind the end', [70], 60, 0],
  ])('%s', (_name, minutes, to, expected) => {
    expect(minutesTracked(minutes, to)).toBe(expected);
  });

  it('in whatever order, and part by part', () => {
    const tracks = fc.array(fc.integer({ min: -30, max: 200 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tracks, fc.nat(29), (minutes, place) => {
        const inOrder = minutes.toSorted((a, b) => a - b);
        const last = Math.max(0, inOrder[place % inOrder.length] ?? 0);
        const [before, after] = [inOrder.filter((at) => at <= last), inOrder.filter((at) => at > last)];
        const first = trackedMs(before.map(atMinute), NOW, atMinute(last));
        const rest = trackedMs([...before.slice(-1), ...after].map(atMinute), atMinute(last), atMinute(240));
        expect(first + rest).toBe(minutesTracked(minutes, 240) * MINUTE_MS);
      }),
    );
  });
});

it.each([
  ['whole', 60, 10_000],
  ['two thirds, rounded', 40, 6_667],
  ['nothing', 0, 0],
])('as a share of the trip: %s', (_name, minutes, expected) => {
  expect(trackedBp(minutes * MINUTE_MS, NOW, atMinute(60))).toBe(expected);
});

it('there is no share before the trip is under way', () => {
  expect(trackedBp(0, NOW, NOW)).toBeNull();
});
