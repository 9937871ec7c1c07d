import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound } from '../../../platform/errors';
import { applyChanges, isOwnTender, lockAuction } from '../../auction';
import { answerOf, prepareBid } from './prepare-bid';

export async function placeBidByPhone(context: MemberContext, loadId: number, optionId: number, body: BidBody) {
  const locked = await lockAuction(context, loadId);
  const standing = locked.standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) throw notFound();
  const ownTender = await isOwnTender(context.sql, locked.row.company_id, standing.carrierCompanyId);
  const bidder = { standing, ownTender, enteredBy: context.principal.accountId };
  const { outcome, change } = await prepareBid(context, locked, bidder, body);
  const [applied] = await applyChanges(context, [change]);
  return answerOf(assertPresent(applied, 'the placed bid'), outcome);
}
