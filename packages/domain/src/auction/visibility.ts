import type { Counters } from '../load/load-fields';
import type { LoadAuction } from './auction';
import { countBids, type Standing } from './standing';
import type { AuctionMode } from './terms';

/** What one carrier could be told about the competition; prices are comparable ones in minor units. */
export interface CarrierFacts {
  bestPrice: number | null;
  ownRank: number | null;
  bidderCount: number;
}

/** What a mode shows a carrier beyond route, cargo, terms, starting rate, book-now, step and the end. */
const CARRIER_SEES: Readonly<Record<AuctionMode, readonly (keyof CarrierFacts)[]>> = {
  open: ['bestPrice', 'ownRank', 'bidderCount'],
  rank_only: ['ownRank'],
  sealed: [],
};

/** Keeps of the facts only what the mode allows, so that the rest is not even in the answer. */
export function visibleToCarrier(mode: AuctionMode, facts: CarrierFacts): Partial<CarrierFacts> {
  return Object.fromEntries(CARRIER_SEES[mode].map((name) => [name, facts[name]]));
}

/** Bidding is open, or an early award may still fall back to it. */
export function mayBiddingGoOn(load: Pick<LoadAuction, 'state' | 'leftMs'>): boolean {
  return load.state === 'ongoing' || (load.state === 'awaiting_confirmation' && (load.leftMs ?? 0) > 0);
}

type SealedSubject = Pick<LoadAuction, 'state' | 'openedAt' | 'terms'>;

/** The bids of a sealed tender are closed until its bidding can no longer go on; cancelled before that, for good. */
export function isSealedNow({ state, openedAt, terms }: SealedSubject): boolean {
  return terms.mode === 'sealed' && state !== 'draft' && openedAt === null;
}

/** Whether a sealed tender opens by standing as it does now. */
export function opensNow(load: SealedSubject & Pick<LoadAuction, 'leftMs'>): boolean {
  const isGone = load.state === 'canceled' || load.state === 'archived';
  return isSealedNow(load) && !isGone && !mayBiddingGoOn(load);
}

/** Whether carriers may read the chain: where bids are hidden its entries would tell how many came and when. */
export function isChainOpenToCarriers(load: SealedSubject & Pick<LoadAuction, 'leftMs'>): boolean {
  if (load.terms.mode === 'open') return true;
  return load.terms.mode === 'sealed' ? !isSealedNow(load) : !mayBiddingGoOn(load);
}

/** The counters of a list: of the live bids; while sealed, how many carriers have ever bid, whatever became of them. */
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

/** How far a lost comparable price was from the awarded one; below it (the shipper chose otherwise) is negative or the first band. */
export function lossGap(mode: AuctionMode, lost: number, awarded: number): LossGap {
  const amount = lost - awarded;
  if (mode === 'open') return { kind: 'exact', amount, bp: Math.round((amount * 10_000) / awarded) };
  const isOver = (percent: number) => BigInt(amount) * 100n > BigInt(awarded) * BigInt(percent);
  if (!isOver(2)) return { kind: 'band', band: 'up_to_2' };
  if (!isOver(5)) return { kind: 'band', band: 'from_2_to_5' };
  return { kind: 'band', band: isOver(10) ? 'over_10' : 'from_5_to_10' };
}
