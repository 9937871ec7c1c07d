import {
  bestComparable,
  rankStandings,
  visibleToCarrier,
  visibleToShipper,
  withoutApproval,
  type Standing,
} from '@tenderlane/domain/auction';
import { sealOf } from '@tenderlane/domain/terms';
import type { LoadState } from '@tenderlane/domain/loads';
import type { ViewFacts } from '@tenderlane/contract/events';
import { iso, price } from '../../../platform/present';
import type { TenderRow } from './tender-live.queries';

export interface TenderState {
  companyId: number;
  facts: ViewFacts;
  shipper: object;
  reached: object;
  /** Ranks of the carriers with live bids, by option id; empty if the mode hides them. */
  ranks: ReadonlyMap<number, number>;
  showsRank: boolean;
}

export function tenderStateOf(row: TenderRow, standings: readonly Standing[], now: number): TenderState {
  const { terms, state, currency } = row;
  const load = { state, openedAt: row.opened_at?.getTime() ?? null, terms };
  const shown = withoutApproval(standings);
  const ranked = rankStandings(shown, now);
  const facts = { bestPrice: bestComparable(shown, now), ownRank: null, bidderCount: ranked.length };
  const seen = visibleToCarrier(terms.mode, facts);
  const counters = visibleToShipper(load, {
    bidCount: row.bid_count,
    lowest: row.lowest,
    highest: row.highest,
    leaderOptionId: row.leader_option_id,
  });
  const common = { status_id: state as LoadState, effective_end_at: iso(row.effective_end) };
  const showsRank = 'ownRank' in seen;
  return {
    companyId: row.company_id,
    facts: sealOf(load),
    shipper: { ...common, bid_count: counters.bidCount, bid_lowest_price: price(counters.lowest, currency) },
    reached: {
      ...common,
      ...('bestPrice' in seen && { best_price: price(seen.bestPrice ?? null, currency) }),
      ...('bidderCount' in seen && { bidder_count: seen.bidderCount ?? 0 }),
    },
    ranks: new Map(showsRank ? ranked.map(({ optionId }, place) => [optionId, place + 1]) : []),
    showsRank,
  };
}

export const carrierStateOf = ({ reached, ranks, showsRank }: TenderState, optionId: number): object =>
  showsRank ? { ...reached, own_rank: ranks.get(optionId) ?? null } : reached;
