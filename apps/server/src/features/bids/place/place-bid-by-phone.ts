import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { lockAuction, isOwnTender, persistChanges, applyInMemory } from '../../auction';
import { answerOf, checkBid } from './check-bid';

/** A colleague enters what a carrier said by phone: provisional until the carrier accepts it. */
export async function placeBidByPhone(context: MemberContext, loadId: number, optionId: number, body: BidBody) {
  const locked = await lockAuction(context, loadId);
  const standing = locked.standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) throw notFound();
  const ownTender = await isOwnTender(context.sql, locked.row.company_id, standing.carrierCompanyId);
  const bidder = { standing, ownTender, enteredBy: context.principal.accountId };
  const { outcome, applied } = await checkBid(context, locked, bidder, body);
  const placed = applyInMemory(applied);
  await persistChanges(context, [placed]);
  return answerOf(placed, outcome);
}
