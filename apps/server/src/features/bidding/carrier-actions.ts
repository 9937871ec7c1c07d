import {
  bookNow,
  cancelByCarrier,
  confirmAward,
  declineOption,
  reconfirmBid,
  withdrawBid,
  type Change,
  type DeclineCode,
  type Refusal,
} from '@tenderlane/domain';
import type { Money } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { accept, must, notFound, refused } from '../../platform/errors';
import { actorOf } from '../../platform/principal';
import { savePersonalLinkBids } from '../carriers';
import { applyChanges, type Applied, type Cause } from './apply-changes';
import { causeOf, holdAsCarrier, type Held, type HeldByCarrier } from './hold-auction';
import { detailsOf } from './bid-details';
import { bidWriteOf } from './place-bid';
import { findBid, findLastDecision } from './queries';
import { republish } from './republish';

export interface CodedReason {
  code: DeclineCode;
  text?: string | undefined;
}

const PRODUCT: Cause = { ...actorOf({ kind: 'system', name: 'automation' }), batchUuid: null };

async function changeOwn(
  context: MemberContext,
  loadId: number,
  rule: (held: HeldByCarrier) => Change | Refusal,
  extra: Partial<Applied> = {},
) {
  const held = await holdAsCarrier(context, loadId);
  const change = accept(rule(held), { state: held.row.state });
  const decline = extra.decline && { ...extra.decline, optionId: held.own.optionId };
  applyChanges(context.sql, [{ held, change, cause: causeOf(context), ...extra, ...(decline && { decline }) }]);
  // The new tender is the product's own doing, not an act of the carrier that left.
  if (change.republish) await republish(context.sql, held, change.republish, PRODUCT, { publish: true });
}

const spoken = ({ code, text }: CodedReason) => ({ code, ...(text && { text }) });
const kept = ({ code, text }: CodedReason): Partial<Applied> => ({
  decline: { optionId: 0, code, text: text ?? null },
});

/** The carrier takes the load at its book-now price. */
export async function takeAtBookNow(context: MemberContext, loadId: number, price: Money | undefined): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const { own, row, load, nextBidId, ownTender } = held;
  const { currency } = load.terms;
  if (price && price.currency !== currency)
    throw refused({ code: 'bid.currency', params: { currency }, field: 'price' });
  const input = {
    optionId: own.optionId,
    bidId: nextBidId,
    acceptedSeq: row.bid_seq + 1,
    price: price?.amount ?? null,
    ownTender,
  };
  const outcome = accept(bookNow(load, held.standings, input, held.now), { state: row.state });
  const { terms } = load;
  const facts = {
    ...input,
    amount: must(terms.bookNowPrice, 'the book-now price'),
    currency: terms.currency,
    vatMode: terms.vatMode,
    daysToPay: terms.daysToPay,
  };
  const bid = {
    ...bidWriteOf(held, own, facts, outcome),
    ...detailsOf({}),
    enteredBy: null,
    placedBy: context.principal.accountId,
  };
  applyChanges(context.sql, [{ held, change: outcome.change, cause: causeOf(context), bid }]);
  const { limit } = context.principal;
  if (limit) context.sql.later(savePersonalLinkBids(context.sql, [limit.linkId], held.now));
}

/** The winner takes the load. */
export async function confirm(context: MemberContext, loadId: number, bidId: number | undefined): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const reason = await findSelectionText(context, held);
  const input = { optionId: held.own.optionId, bidId: bidId ?? null, ...(reason && { text: reason }) };
  const change = accept(confirmAward(held.load, held.standings, input, held.now), { state: held.row.state });
  applyChanges(context.sql, [{ held, change, cause: causeOf(context) }]);
}

/** No interest in a tender, or the refusal of an award. */
export const decline = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwn(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      declineOption(load, standings, { optionId: own.optionId, ...spoken(reason) }, now),
    kept(reason),
  );

/** The carrier takes its bid back, finally. */
export const withdraw = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwn(
    context,
    loadId,
    ({ load, standings, own, now }) => withdrawBid(load, standings, { optionId: own.optionId, ...spoken(reason) }, now),
    kept(reason),
  );

/** The carrier gives a confirmed order back. */
export const giveBack = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwn(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      cancelByCarrier(load, standings, { optionId: own.optionId, ...spoken(reason) }, now),
    kept(reason),
  );

/** The carrier stands by its bid after a material edit. */
export async function reconfirm(context: MemberContext, loadId: number): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const { own, row } = held;
  const stored = own.bidId === null ? undefined : await findBid(context.sql, row.company_id, own.optionId, own.bidId);
  if (!stored) throw notFound();
  const acceptedSeq = row.bid_seq + 1;
  const input = {
    optionId: own.optionId,
    bidId: stored.id,
    acceptedSeq,
    amount: stored.amount,
    vatMode: stored.vat_mode,
    daysToPay: stored.days_to_pay,
    limits: context.config.bidLimits,
  };
  const change = accept(reconfirmBid(held.load, held.standings, input, held.now), { state: row.state });
  applyChanges(context.sql, [
    { held, change, cause: causeOf(context), promoted: { bidId: stored.id, seq: acceptedSeq } },
  ]);
}

async function findSelectionText({ sql }: MemberContext, { row }: Held): Promise<string | undefined> {
  return (await findLastDecision(sql, row.company_id, row.id))?.inputs.text;
}
