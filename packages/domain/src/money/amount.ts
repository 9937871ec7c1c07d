export const WHOLE_BP = 10_000;

export type Rounding = 'half_up' | 'up' | 'down';

/**
 * Divides exactly and rounds to a whole number; `denominator` is positive. A negative amount is rounded as the positive
 * one of its size, so that a credit cancels its charge: half a unit goes away from zero.
 */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding = 'half_up'): bigint {
  if (numerator < 0n) return -divide(-numerator, denominator, rounding);
  if (rounding === 'half_up') return (2n * numerator + denominator) / (2n * denominator);
  return (rounding === 'up' ? numerator + denominator - 1n : numerator) / denominator;
}

export function shareOf(amount: number, bp: number, rounding?: Rounding): number {
  return Number(divide(BigInt(amount) * BigInt(bp), BigInt(WHOLE_BP), rounding));
}

/** Returns the part of a positive whole, in basis points or another `scale`; all are whole numbers. */
export function proportion(part: number, whole: number, scale = WHOLE_BP): number {
  return Number(divide(BigInt(part) * BigInt(scale), BigInt(whole)));
}
