import type { LoadListItem } from '@tenderlane/contract';

export function priceBase({ carrier, bid_lowest_price: best }: Pick<LoadListItem, 'carrier' | 'bid_lowest_price'>) {
  if (carrier) return 'winner' as const;
  return best ? ('best_bid' as const) : ('starting' as const);
}
