import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { settle } from '../../platform/batches';
import { breatheOften } from '../../platform/breathe';
import { must } from '../../platform/errors';
import { savePersonalLinkBids } from '../carriers';
import { asCarrier, holdForCarriers, saveSteps, type Step, takeStep } from '../auction';
import { answerOf, judge, type BidAnswer } from './judge-bid';

interface BidCall {
  context: MemberContext;
  input: { params: { id: number }; body: BidBody };
}

/** Carriers bid, or revise their bids: those that came together, one after the other under their loads' locks. */
export async function placeOwnBids(calls: BidCall[]): Promise<PromiseSettledResult<{ data: BidAnswer }>[]> {
  const { sql, clock } = must(calls[0], 'a bid').context;
  const asked = calls.map(({ context: { principal }, input }) => ({
    loadId: input.params.id,
    carrierCompanyId: principal.companyId,
  }));
  const auctions = await holdForCarriers(sql, clock, asked);
  const steps: Step[] = [];
  const results: PromiseSettledResult<{ data: BidAnswer }>[] = [];
  const usedLinks: number[] = [];
  let usedAt = 0;
  for (const { context, input } of calls) {
    await breatheOften();
    const auction = auctions.get(input.params.id);
    const result = await settle(async () => {
      const held = asCarrier(auction, context.principal);
      const { own: standing, ownTender } = held;
      const { outcome, applied } = await judge(context, held, { standing, ownTender, enteredBy: null }, input.body);
      const step = takeStep(applied);
      steps.push(step);
      if (auction) Object.assign(auction, step.after);
      const { limit } = context.principal;
      if (limit) usedLinks.push(limit.linkId);
      usedAt = held.now;
      return { data: answerOf(step, outcome) };
    });
    results.push(result);
  }
  saveSteps(sql, steps);
  if (usedLinks.length > 0) sql.later(savePersonalLinkBids(sql, usedLinks, usedAt));
  return results;
}
