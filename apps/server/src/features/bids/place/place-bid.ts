import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { yieldTurn } from '../../../platform/queues/yield-turn';
import { savePersonalLinkBids } from '../../carriers';
import { lockForBids } from '../../auction';
import { HELD, toSettled } from './bid-batches';
import { answerOf, prepareBid, type BidAnswer } from './prepare-bid';

interface BidCall {
  context: MemberContext;
  input: { params: { id: number }; body: BidBody };
}

/**
 * Places the bids of one batch in order, under their loads' locks. Without `waits`, bids on a load that another
 * transaction holds are skipped, so that bids on other loads need not wait.
 */
export async function placeOwnBids(calls: BidCall[], waits: boolean): Promise<PromiseSettledResult<BidAnswer>[]> {
  const first = assertPresent(calls[0], 'a bid').context;
  const { sql, clock } = first;
  const asked = calls.map(({ context: { principal }, input }) => ({
    loadId: input.params.id,
    carrierCompanyId: principal.companyId,
  }));
  const auctions = await lockForBids(sql, clock, asked, waits);
  const results: PromiseSettledResult<BidAnswer>[] = [];
  const usedLinks: number[] = [];
  let usedAt = 0;
  for (const { context, input } of calls) {
    await yieldTurn();
    if (auctions.isHeld(input.params.id)) {
      results.push(HELD);
      continue;
    }
    const result = await toSettled(async () => {
      const locked = auctions.lockedFor(input.params.id, context.principal);
      const { own: standing, ownTender } = locked;
      const { outcome, change } = await prepareBid(
        context,
        locked,
        { standing, ownTender, enteredBy: null },
        input.body,
      );
      const applied = auctions.apply(change);
      const { limit } = context.principal;
      if (limit) usedLinks.push(limit.recordId);
      usedAt = locked.now;
      return answerOf(applied, outcome);
    });
    results.push(result);
  }
  await auctions.save(first);
  if (usedLinks.length > 0) sql.queueWrite(savePersonalLinkBids(sql, usedLinks, usedAt));
  return results;
}
