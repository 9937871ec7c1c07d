import type { Basis } from '../loads/load';

export interface Quantities {
  distanceKm: number | null;
  weightKg: number | null;
  pallets: number | null;
}

/** Number of units of the basis, in thousandths; a missing measure counts as one unit. */
export function quantityMilli(basis: Basis, { distanceKm, weightKg, pallets }: Quantities): number {
  const amounts = { trip: 1, km: distanceKm, t: weightKg ? weightKg / 1000 : null, pallet: pallets };
  return Math.max(1, Math.round((amounts[basis] ?? 1) * 1000));
}
