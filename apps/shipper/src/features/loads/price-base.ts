import type { LoadListItem } from '@tenderlane/contract';

/** Basis of the list price: the winner's price, the best bid, or the starting rate. */
export function priceBase({ carrier, bid_lowest_price: best }: Pick<LoadListItem, 'carrier' | 'bid_lowest_price'>) {
  if (carrier) return 'winner' as const;
  return best ? ('best_bid' as const) : ('starting' as const);
}
