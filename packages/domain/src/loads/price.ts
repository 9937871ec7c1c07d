import { proportion } from '../money/amount';

export interface ListPrices {
  awarded: number | null;
  bestLive: number | null;
  starting: number | null;
}

export function listPrice({ awarded, bestLive, starting }: ListPrices): number | null {
  return awarded ?? bestLive ?? starting;
}

export const SAVINGS_BASES = ['starting', 'target', 'lane_median', 'first_bid'] as const;
export type SavingsBasis = (typeof SAVINGS_BASES)[number];

/**
 * (base − awarded) / base in basis points, negative when the award is dearer; null without a base. The base is always
 * named.
 */
export function savings(
  basis: SavingsBasis,
  base: number | null,
  awarded: number,
): { basis: SavingsBasis; amount: number; bp: number } | null {
  if (base === null || base <= 0) return null;
  const amount = base - awarded;
  return { basis, amount, bp: proportion(amount, base) };
}
