import { proportion, WHOLE_BP } from '../money/amount';
import { LEAST_LOADS } from './figures';

export interface ReleaseFacts {
  released: number;
  confirmed: number;
  orders: number;
}

/**
 * Share of released winners among the confirmed ones, in basis points; null under five orders. A winner may be released
 * before its confirmation.
 */
export function releaseRateBp({ released, confirmed, orders }: ReleaseFacts): number | null {
  if (orders < LEAST_LOADS) return null;
  return released >= confirmed ? WHOLE_BP : proportion(released, confirmed);
}
