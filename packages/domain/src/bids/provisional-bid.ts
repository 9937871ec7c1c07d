import { isRefusal, refuse, type Refusal } from '../core/refusal';
import { refuseStale } from '../core/refuse-stale';
import type { LoadAuction } from '../auction/auction';
import { enterBid, checkBid, type BidInput, type BidOutcome } from './place-bid';
import { notEligible, type Standing } from '../auction/standing';

/**
 * Makes a provisional bid live once its carrier may win (or has accepted a bid taken by phone), if it passes the rules
 * of that moment; it counts as accepted then. `bid` is the stored bid with a new `acceptedSeq`.
 */
export function promoteBid(
  load: LoadAuction,
  standings: readonly Standing[],
  bid: Omit<BidInput, 'enteredBy' | 'confirmFarBelow' | 'ownTender' | 'limits'>,
  t: number,
): Refusal | BidOutcome {
  const standing = standings.find((candidate) => candidate.optionId === bid.optionId);
  if (!standing?.provisional || standing.state !== 'active') return refuse('bid.not-provisional');
  const stale = refuseStale('option.bid-changed', { seen: bid.bidId, present: standing.bidId });
  if (stale) return stale;
  if (!standing.eligible) return notEligible(standing);
  // Its own provisional price is no earlier bid of the auction: it must not have to undercut itself.
  const others = standings.map((other) => (other === standing ? { ...other, comparable: null } : other));
  const input: BidInput = { ...bid, enteredBy: null, confirmFarBelow: true, ownTender: false, limits: null };
  const checked = checkBid(load, others, input, t);
  if (isRefusal(checked)) return checked;
  return enterBid(load, standings, { ...input, ...checked, provisional: false }, 'load.bid_accepted', t);
}
