import type { AuctionMode } from '@tenderlane/domain';
import type { Random } from './random';

export interface PriceFacts {
  mode: AuctionMode;
  startingRate: number;
  /** The lowest bid that this carrier may see. */
  best: number | null;
  /** Its own last bid. */
  own: number | null;
  /** The lowest it would go. */
  lowest: number;
}

/** One percent, as the demo's tenders ask for. */
const STEP = 0.01;
const ROUND = 500;

/** What a demo carrier bids next, in minor units; nothing when that is less than the transport costs it. */
export function nextPrice({ mode, startingRate, best, own, lowest }: PriceFacts, random: Random): number | undefined {
  const first = Math.min(startingRate, lowest * random.between(1.02, 1.1));
  const reference = mode === 'open' ? best : own;
  const most = reference === null ? first : Math.min(first, reference * (1 - STEP * random.between(1, 2.5)));
  const price = Math.floor(most / ROUND) * ROUND;
  return price < lowest || price <= 0 ? undefined : price;
}
