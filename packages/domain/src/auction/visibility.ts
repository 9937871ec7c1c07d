import type { Counters } from '../loads/load-fields';
import { proportion } from '../money/amount';
import type { LoadAuction } from './auction';
import { countBids, type Standing } from './standing';
import { isSealedNow, type SealedSubject } from '../terms/sealed';
import type { AuctionMode } from '../terms/terms';

export interface CarrierFacts {
  bestPrice: number | null;
  ownRank: number | null;
  bidderCount: number;
}

const CARRIER_SEES: Readonly<Record<AuctionMode, readonly (keyof CarrierFacts)[]>> = {
  open: ['bestPrice', 'ownRank', 'bidderCount'],
  rank_only: ['ownRank'],
  sealed: [],
};

/** Removes the facts that the mode hides, so that they are not in the response at all. */
export function visibleToCarrier(mode: AuctionMode, facts: CarrierFacts): Partial<CarrierFacts> {
  return Object.fromEntries(CARRIER_SEES[mode].map((name) => [name, facts[name]]));
}

export function canResumeBidding(load: Pick<LoadAuction, 'state' | 'leftMs'>): boolean {
  return load.state === 'ongoing' || (load.state === 'awaiting_confirmation' && (load.leftMs ?? 0) > 0);
}

export function opensNow(load: SealedSubject & Pick<LoadAuction, 'leftMs'>): boolean {
  const isGone = load.state === 'canceled' || load.state === 'archived';
  return isSealedNow(load) && !isGone && !canResumeBidding(load);
}

/** While bids are hidden, carriers may not read the chain: its entries would tell how many bids came and when. */
export function isChainOpenToCarriers(load: SealedSubject & Pick<LoadAuction, 'leftMs'>): boolean {
  if (load.terms.mode === 'open') return true;
  return load.terms.mode === 'sealed' ? !isSealedNow(load) : !canResumeBidding(load);
}

export function shownCounters(load: SealedSubject, standings: readonly Standing[], t: number): Counters {
  const live = countBids(standings, t);
  if (!isSealedNow(load)) return live;
  return { ...live, bidCount: standings.filter(({ bidId }) => bidId !== null).length };
}

/** Before the end of a sealed tender the shipper sees how many carriers have bid and nothing else. */
export function visibleToShipper(load: SealedSubject, facts: Counters): Counters {
  if (!isSealedNow(load)) return facts;
  return { bidCount: facts.bidCount, lowest: null, highest: null, leaderOptionId: null };
}

const GAP_BANDS = ['up_to_2', 'from_2_to_5', 'from_5_to_10', 'over_10'] as const;
export type GapBand = (typeof GAP_BANDS)[number];

/** The distance to the awarded price: minor units and basis points where bids were open, else only a band of percent. */
export type LossGap = { kind: 'exact'; amount: number; bp: number } | { kind: 'band'; band: GapBand };

/**
 * Distance of a lost comparable price from the awarded one. When the shipper chose a dearer bid it is negative, or the
 * first band.
 */
export function lossGap(mode: AuctionMode, lost: number, awarded: number): LossGap {
  const amount = lost - awarded;
  if (mode === 'open') return { kind: 'exact', amount, bp: proportion(amount, awarded) };
  const isOver = (percent: number) => BigInt(amount) * 100n > BigInt(awarded) * BigInt(percent);
  if (!isOver(2)) return { kind: 'band', band: 'up_to_2' };
  if (!isOver(5)) return { kind: 'band', band: 'from_2_to_5' };
  return { kind: 'band', band: isOver(10) ? 'over_10' : 'from_5_to_10' };
}
