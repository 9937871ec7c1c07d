import { LEAST_LOADS } from './figures';

/** What a shipper did with its winners in a period: `orders` is how many loads were confirmed at least once. */
export interface ReleaseFacts {
  released: number;
  confirmed: number;
  orders: number;
}

/** Released winners among the confirmed ones, in basis points; null under five orders. A winner may be released unconfirmed. */
export function releaseRateBp({ released, confirmed, orders }: ReleaseFacts): number | null {
  if (orders < LEAST_LOADS) return null;
  return Math.min(10_000, Math.round((released / confirmed) * 10_000));
}
