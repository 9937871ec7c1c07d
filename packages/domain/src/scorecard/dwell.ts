import { MINUTE_MS } from '../core/time';
import { LEAST_LOADS } from './figures';

/** The median stay of trucks at a shipper's stops; null under five orders. */
export function shipperDwellMinutes({ orders, medianMs }: { orders: number; medianMs: number | null }): number | null {
  return orders < LEAST_LOADS || medianMs === null ? null : Math.round(medianMs / MINUTE_MS);
}
