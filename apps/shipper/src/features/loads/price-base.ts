import type { LoadListItem } from '@tenderlane/contract';

/** Whose price a load's list price is: the winner's, the best bid's, or the starting rate before any bid. */
export function priceBase({ carrier, bid_lowest_price: best }: Pick<LoadListItem, 'carrier' | 'bid_lowest_price'>) {
  if (carrier) return 'winner' as const;
  return best ? ('best_bid' as const) : ('starting' as const);
}
