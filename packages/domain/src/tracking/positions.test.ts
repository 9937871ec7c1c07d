import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../core/time';
import { checkPosition, evidenceOf, type Position } from './positions';
import { drive, NOW, position, WARSAW } from './testing/build-positions';

describe('a position is refused', () => {
  it.each<[string, { lat?: number; lon?: number; at?: number }, string | null]>([
    ['not at present', {}, null],
    ['not 2 minutes ahead', { at: NOW + 2 * MINUTE_MS }, null],
    ['more than 2 minutes ahead', { at: NOW + 2 * MINUTE_MS + 1 }, 'position.in-future'],
    ['not at 7 days', { at: NOW - 7 * DAY_MS }, null],
    ['older than 7 days', { at: NOW - 7 * DAY_MS - 1 }, 'position.too-old'],
    ['of the year 1970', { at: 0 }, 'position.too-old'],
    ['at no time', { at: Number.NaN }, 'position.invalid'],
    ['at 0/0', { lat: 0, lon: 0 }, 'position.invalid'],
    ['at −0/0', { lat: -0, lon: 0 }, 'position.invalid'],
    ['not on the equator', { lat: 0, lon: 10 }, null],
    ['not on the meridian of Greenwich', { lat: 51.5, lon: 0 }, null],
    ['at latitude 91', { lat: 91 }, 'position.invalid'],
    ['at longitude −181', { lon: -181 }, 'position.invalid'],
    ['not at the edges of the map', { lat: -90, lon: 180 }, null],
    ['without a latitude', { lat: Number.NaN }, 'position.invalid'],
    ['at an endless longitude', { lon: Infinity }, 'position.invalid'],
  ])('%s', (_name, fields, code) => {
    expect(checkPosition({ ...WARSAW, at: NOW, ...fields }, NOW)?.code ?? null).toBe(code);
  });
});

const minutesOf = (positions: readonly Position[]) => positions.map(({ at }) => (at - NOW) / MINUTE_MS);

describe('a position is evidence', () => {
  it.each<[string, Partial<Position>, boolean]>([
    ['without accuracy and speed', {}, true],
    ['with an accuracy of 500 m', { accuracyM: 500 }, true],
    ['not with a worse one', { accuracyM: 501 }, false],
    ['at 150 km/h', { speedKmh: 150 }, true],
    ['not when faster', { speedKmh: 150.1 }, false],
    ['not when mocked', { isMocked: true }, false],
  ])('%s', (_name, fields, counts) => {
    expect(evidenceOf([position(0, fields)])).toHaveLength(counts ? 1 : 0);
  });

  it.each<[string, Position[], number[]]>([
    ['on a drive of 120 km/h', [position(0), drive(20, 40)], [0, 20]],
    ['not after a jump', [position(0), drive(20, 60), drive(21, 0.5)], [0, 21]],
    [
      'not where a truck stays after a jump, until it could have driven there',
      [position(0), drive(10, 60), drive(15, 60), drive(30, 60)],
      [0, 30],
    ],
    [
      'within the accuracy of both positions',
      [position(0, { accuracyM: 200 }), drive(0.05, 0.4, { accuracyM: 250 })],
      [0, 0.05],
    ],
    ['after a jump of another device', [position(0), drive(1, 60, { device: 'phone' }), drive(2, 1)], [0, 1, 2]],
    ['where the position before is none', [position(0, { isMocked: true }), drive(1, 60)], [1]],
  ])('%s', (_name, positions, expected) => {
    expect(minutesOf(evidenceOf(positions))).toEqual(expected);
  });

  it('measured from the last position of an earlier call', () => {
    expect(evidenceOf([drive(1, 60)], [position(0)])).toEqual([]);
    expect(evidenceOf([drive(1, 60)], [position(0, { device: 'phone' })])).toHaveLength(1);
  });

  it('whatever the order in which positions come, and however often', () => {
    const positions = fc.array(
      fc.record({ minute: fc.integer({ min: 0, max: 60 }), km: fc.double({ min: 0, max: 80, noNaN: true }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(positions, fc.infiniteStream(fc.nat()), (list, keys) => {
        const unique = [...new Map(list.map(({ minute, km }) => [minute, drive(minute, km)])).values()];
        const mixed = [...unique, ...unique].map((each) => [keys.next().value ?? 0, each] as const);
        const shuffled = mixed.toSorted(([a], [b]) => a - b).map(([, each]) => each);
        expect(evidenceOf(shuffled)).toEqual(evidenceOf(unique.toSorted((a, b) => a.at - b.at)));
      }),
    );
  });
});
