import { proportion } from '../money/amount';

export interface ListPrices {
  awarded: number | null;
  bestLive: number | null;
  starting: number | null;
}

export function listPrice({ awarded, bestLive, starting }: ListPrices): number | null {
  return awarded ?? bestLive ?? starting;
}

export type DistanceUnit = 'km' | 'mi';

export const KM_PER_MILE = 1.609344;

/** Prices are per mile where the company's country is the United States, per kilometre elsewhere. */
export function distanceUnit(countryId: string): DistanceUnit {
  return countryId === 'us' ? 'mi' : 'km';
}

/** Minor units per kilometre or mile, rounded half up; null without a price or a distance. */
export function pricePerDistance(price: number | null, distanceKm: number | null, countryId: string): number | null {
  if (price === null || distanceKm === null || distanceKm <= 0) return null;
  const distance = distanceUnit(countryId) === 'mi' ? distanceKm / KM_PER_MILE : distanceKm;
  return Math.round(price / distance);
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
