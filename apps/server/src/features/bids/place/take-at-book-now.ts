import { bookNow } from '@tenderlane/domain/bids';
import type { Money } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, unwrap } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { savePersonalLinkBids } from '../../carriers';
import { applyChanges, lockAsCarrier } from '../../auction';
import { detailsOf } from './bid-details';
import { bidWriteOf, newBidId } from './bid-write';

export async function takeAtBookNow(context: MemberContext, loadId: number, price: Money | undefined): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const { own, row, load, ownTender } = locked;
  const { currency } = load.terms;
  if (price && price.currency !== currency)
    throw new AppError('bid.currency', { params: { currency }, field: 'price' });
  const input = {
    optionId: own.optionId,
    bidId: newBidId(),
    acceptedSeq: row.bid_seq + 1,
    price: price?.amount ?? null,
    ownTender,
  };
  const outcome = unwrap(bookNow(load, locked.standings, input, locked.now), { state: row.state });
  const { terms } = load;
  const facts = {
    ...input,
    amount: assertPresent(terms.bookNowPrice, 'the book-now price'),
    currency: terms.currency,
    vatMode: terms.vatMode,
    daysToPay: terms.daysToPay,
  };
  const bid = {
    ...bidWriteOf(locked, own, facts, outcome),
    ...detailsOf({}),
    enteredBy: null,
    placedBy: context.principal.accountId,
  };
  await applyChanges(context, [{ locked, change: outcome.change, cause: causeOf(context), bid }]);
  const { limit } = context.principal;
  if (limit) context.sql.queueWrite(savePersonalLinkBids(context.sql, [limit.recordId], locked.now));
}
