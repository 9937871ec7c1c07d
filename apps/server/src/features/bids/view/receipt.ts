import type { Receipt } from '@tenderlane/contract';
import type { AppliedChange } from '../../auction';

type Link = Pick<AppliedChange['chain'][number], 'seq' | 'atMs' | 'payload' | 'salt' | 'commitment' | 'prev' | 'hash'>;

/**
 * Builds a bid's receipt. Its place in the chain is added only once the chain is open, because it would reveal the
 * number of bids.
 */
export function receiptOf(bidId: number, link: Link, isChainOpen: boolean): Receipt {
  const { seq, atMs, payload, salt, commitment, prev, hash } = link;
  const place = isChainOpen ? { seq, prev, hash } : {};
  return { bid_id: bidId, at: new Date(atMs).toISOString(), payload, salt, commitment, ...place };
}
