import { toTimedLoad, type LoadAuction } from '../auction/auction';
import {
  applyOptions,
  completeChange,
  emptyChange,
  mergeChanges,
  type Change,
  type OptionChange,
} from '../auction/change';
import { comparablePrice, type PricedBid } from '../terms/comparable';
import { extendForNewLeader } from '../auction/extend';
import { countRevision, refuseRevision } from '../auction/revisions';
import { type RevisionLimits } from '../core/limits';
import type { Standing } from '../auction/standing';
import { LIMITS } from '../core/limits';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { refuseStale } from '../core/refuse-stale';

export interface ReconfirmInput extends PricedBid {
  optionId: number;
  bidId: number;
  acceptedSeq: number;
  limits: RevisionLimits;
}

export function refuseReconfirm(load: LoadAuction, standing: Standing, t: number): Refusal | null {
  const refused = refuseAction('reconfirm', load);
  if (refused) return refused;
  if (t >= toTimedLoad(load).effectiveEnd) return refuse('bid.too-late', { state: load.state });
  return standing.state === 'stale' && !standing.out ? null : refuse('bid.not-stale');
}

/**
 * Re-confirms a bid after a material edit. It keeps its amount, is compared under the edited terms and counts as
 * accepted now, so that a bid made meanwhile at the same price stays ahead.
 */
export function reconfirmBid(
  load: LoadAuction,
  standings: readonly Standing[],
  bid: ReconfirmInput,
  t: number,
): Refusal | Change {
  const standing = standings.find((candidate) => candidate.optionId === bid.optionId);
  if (!standing) return refuse('bid.none');
  const refused = refuseReconfirm(load, standing, t) ?? refuseRevision(load, standing, bid.limits, t);
  if (refused) return refused;
  const stale = refuseStale('option.bid-changed', { seen: bid.bidId, present: standing.bidId });
  if (stale) return stale;
  const comparable = comparablePrice(bid, load.terms);
  if (comparable > LIMITS.moneyMax) return refuse('money.too-large');
  const confirmed: OptionChange = {
    optionId: bid.optionId,
    from: 'stale',
    to: 'active',
    standing: {
      ...{ comparable, acceptedSeq: bid.acceptedSeq, acceptedAt: t },
      revisions: countRevision(standing, bid.limits, t),
    },
  };
  const params = { bid_id: bid.bidId, comparable };
  const change: Change = {
    ...emptyChange(),
    options: [confirmed],
    events: [{ action: 'load.bid_reconfirmed', optionId: bid.optionId, params }],
    chain: [{ kind: 'bid', payload: { option_id: bid.optionId, reconfirmed: true, ...params } }],
  };
  const settled = extendForNewLeader(toTimedLoad(load), standings, applyOptions(standings, [confirmed]), t);
  return completeChange(load, standings, mergeChanges(change, settled.change), t);
}
