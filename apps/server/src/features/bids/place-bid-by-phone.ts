import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { holdAuction, isOwnTender, saveSteps, takeStep } from '../auction';
import { answerOf, judge } from './judge-bid';

/** A colleague enters what a carrier said by phone: provisional until the carrier accepts it. */
export async function placeBidByPhone(context: MemberContext, loadId: number, optionId: number, body: BidBody) {
  const held = await holdAuction(context, loadId);
  const standing = held.standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) throw notFound();
  const ownTender = await isOwnTender(context.sql, held.row.company_id, standing.carrierCompanyId);
  const bidder = { standing, ownTender, enteredBy: context.principal.accountId };
  const { outcome, applied } = await judge(context, held, bidder, body);
  const step = takeStep(applied);
  saveSteps(context.sql, [step]);
  return answerOf(step, outcome);
}
