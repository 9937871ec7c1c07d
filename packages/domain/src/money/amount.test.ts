import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../core/limits';
import { divide, proportion, shareOf, type Rounding } from './amount';

const ROUNDINGS = ['half_up', 'up', 'down'] as const satisfies Rounding[];
const amount = fc.integer({ min: -LIMITS.moneyMax, max: LIMITS.moneyMax });
const whole = fc.integer({ min: 1, max: LIMITS.moneyMax });
const basisPoints = fc.integer({ min: 0, max: 20_000 });
const rounding = fc.constantFrom(...ROUNDINGS);

describe('a quotient', () => {
  it.each<[bigint, bigint, bigint, bigint, bigint]>([
    [0n, 2n, 0n, 0n, 0n],
    [4n, 2n, 2n, 2n, 2n],
    [1n, 2n, 1n, 1n, 0n],
    [1n, 3n, 0n, 1n, 0n],
    [2n, 3n, 1n, 1n, 0n],
    [7n, 2n, 4n, 4n, 3n],
    [-4n, 2n, -2n, -2n, -2n],
    [-1n, 2n, -1n, -1n, 0n],
    [-1n, 3n, 0n, -1n, 0n],
    [-2n, 3n, -1n, -1n, 0n],
    [-7n, 2n, -4n, -4n, -3n],
  ])('the quotient %d / %d is %d half up, %d up, %d down', (numerator, denominator, ...expected) => {
    expect(ROUNDINGS.map((each) => divide(numerator, denominator, each))).toEqual(expected);
  });

  it('a quotient is rounded half up by default', () => {
    expect(divide(-1n, 2n)).toBe(-1n);
  });

  it('the quotients of a credit and of its charge cancel each other', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), rounding, (numerator, denominator, each) => {
        expect(divide(numerator, denominator, each) + divide(-numerator, denominator, each)).toBe(0n);
      }),
    );
  });

  it('a quotient rounded half up differs by at most half a unit and rounds the half away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const doubledError = 2n * (divide(numerator, denominator) * denominator - numerator);
        expect(doubledError > -denominator && doubledError <= denominator).toBe(true);
      }),
    );
  });

  it('a quotient lies between the values rounded down and up, which differ by one unless it is exact', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const [near, up, down] = ROUNDINGS.map((each) => divide(numerator, denominator, each));
        expect([up, down]).toContain(near);
        expect(up! - down!).toBe(numerator % denominator === 0n ? 0n : 1n);
        expect(down! * denominator <= numerator && numerator <= up! * denominator).toBe(true);
      }),
    );
  });
});

describe('a share of an amount', () => {
  it.each<[number, number, number, number, number]>([
    [1_000, 100, 10, 10, 10],
    [1_001, 100, 10, 11, 10],
    [1_050, 100, 11, 11, 10],
    [-1_050, 100, -11, -11, -10],
    [1_000, 0, 0, 0, 0],
    [LIMITS.moneyMax, 10_001, 1_000_100_000_000, 1_000_100_000_000, 1_000_100_000_000],
    [LIMITS.moneyMax - 1, 10_001, 1_000_099_999_999, 1_000_099_999_999, 1_000_099_999_998],
  ])('the share of %d with %d bp is %d half up, %d up, %d down', (of, bp, ...expected) => {
    expect(ROUNDINGS.map((each) => shareOf(of, bp, each))).toEqual(expected);
  });

  it('a share grows with its amount and is the whole amount at one hundred percent', () => {
    fc.assert(
      fc.property(amount, amount, basisPoints, rounding, (one, other, bp, each) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(shareOf(less, bp, each)).toBeLessThanOrEqual(shareOf(more, bp, each));
        expect(shareOf(one, 10_000, each)).toBe(one);
      }),
    );
  });
});

describe('a part of a whole', () => {
  it.each<[number, number, number]>([
    [1, 3, 3_333],
    [2, 3, 6_667],
    [1, 20_000, 1],
    [3, 20_000, 2],
    [-1, 20_000, -1],
    [-1, 20_001, 0],
    [100, 100, 10_000],
    [LIMITS.moneyMax, 1, 1e16],
  ])('the part %d of %d is %d basis points', (part, of, expected) => {
    expect(proportion(part, of)).toBe(expected);
  });

  it('a part is computed in another scale', () => {
    expect(proportion(14, 3, 100)).toBe(467);
  });

  it('a part gives the share it was computed from within half a unit', () => {
    fc.assert(
      fc.property(whole, basisPoints, (of, bp) => {
        const error = proportion(shareOf(of, bp), of) - bp;
        expect(Math.abs(error)).toBeLessThanOrEqual(Math.ceil(5_000 / of));
      }),
    );
  });

  it('a part does not depend on the unit of both amounts', () => {
    const small = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), small, small, (part, of, unit) => {
        expect(proportion(part * unit, of * unit)).toBe(proportion(part, of));
      }),
    );
  });
});
