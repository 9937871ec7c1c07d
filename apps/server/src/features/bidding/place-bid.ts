import { isRefusal, placeBid, promoteBid, type BidInput, type BidOutcome, type Refusal } from '@tenderlane/domain';
import type { BidBody, Receipt } from '@tenderlane/contract';
import type { ActorContext } from '../../platform/context';
import { accept, must, notFound, refused } from '../../platform/errors';
import { applyChanges, type Cause } from './apply-changes';
import { checkDetails, detailsOf } from './bid-details';
import { causeOf, holdAsCarrier, holdAuction, type Held } from './hold-auction';
import { findBid, isOwnTender, type BidWrite, type ChainWrite } from './queries';
import type { HeldStanding } from './standing.queries';

/** A carrier bids, or revises its bid. */
export async function placeOwnBid(context: ActorContext, loadId: number, body: BidBody) {
  const held = await holdAsCarrier(context, loadId);
  return enter(context, held, { standing: held.own, ownTender: held.ownTender, enteredBy: null }, body);
}

/** A colleague enters what a carrier said by phone: provisional until the carrier accepts it. */
export async function placeBidByPhone(context: ActorContext, loadId: number, optionId: number, body: BidBody) {
  const held = await holdAuction(context, loadId);
  const standing = held.standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) throw notFound();
  const ownTender = await isOwnTender(context.sql, held.row.company_id, standing.carrierCompanyId);
  return enter(context, held, { standing, ownTender, enteredBy: context.actor.accountId }, body);
}

interface Bidder {
  standing: HeldStanding;
  ownTender: boolean;
  /** The colleague who took the bid by phone. */
  enteredBy: number | null;
}

async function enter(context: ActorContext, held: Held, bidder: Bidder, body: BidBody) {
  await checkDetails(context, held, body);
  const { standing, enteredBy } = bidder;
  const input = bidInputOf(held, bidder, body);
  const outcome = accept(placeBid(held.load, held.standings, input, held.now), { state: held.row.state });
  const bid = {
    ...bidWriteOf(held, standing, input, outcome),
    ...detailsOf(body),
    enteredBy,
    placedBy: enteredBy ? null : context.actor.accountId,
  };
  return saveBid(context, held, outcome, bid, causeOf(context, enteredBy ? 'person' : 'carrier'));
}

function bidInputOf(
  { row, load, nextBidId }: Held,
  { standing, ownTender, enteredBy }: Bidder,
  body: BidBody,
): BidInput {
  return {
    optionId: standing.optionId,
    bidId: nextBidId,
    acceptedSeq: row.bid_seq + 1,
    amount: body.price.amount,
    currency: body.price.currency,
    vatMode: body.vat_mode ?? load.terms.vatMode,
    daysToPay: body.days_to_pay ?? load.terms.daysToPay,
    validUntil: body.valid_until ? Date.parse(body.valid_until) : null,
    components: (body.components ?? []).map(({ kind, price }) => ({ kind, amount: price.amount })),
    confirmFarBelow: body.confirm ?? false,
    enteredBy,
    ownTender,
  };
}

type BidFacts = Pick<BidInput, 'optionId' | 'bidId' | 'acceptedSeq' | 'amount' | 'currency' | 'vatMode' | 'daysToPay'>;
type BareBid = Omit<BidWrite, keyof ReturnType<typeof detailsOf> | 'enteredBy' | 'placedBy'>;

/** A bid's row as far as the rules know it. */
export function bidWriteOf(
  held: Held,
  standing: HeldStanding,
  input: BidFacts,
  outcome: Pick<BidOutcome, 'comparable' | 'validUntil' | 'provisional'>,
): BareBid {
  return {
    id: input.bidId,
    optionId: input.optionId,
    loadId: held.row.id,
    companyId: held.row.company_id,
    carrierCompanyId: standing.carrierCompanyId,
    seq: input.acceptedSeq,
    amount: input.amount,
    currency: input.currency,
    vatMode: input.vatMode,
    daysToPay: input.daysToPay,
    comparable: outcome.comparable,
    validUntil: outcome.validUntil,
    provisional: outcome.provisional,
    placedAt: held.now,
  };
}

/** Writes an accepted bid and answers it with its receipt. */
export async function saveBid(context: ActorContext, held: Held, outcome: BidOutcome, bid: BidWrite, cause: Cause) {
  const chain = applyChanges(context.sql, [{ held, change: outcome.change, cause, bid }]);
  const end = outcome.change.load.effectiveEnd ?? held.load.effectiveEnd ?? held.now;
  const showsRank = held.load.terms.mode !== 'sealed' && outcome.rank !== null;
  return {
    id: bid.id,
    rank: showsRank ? outcome.rank : null,
    provisional: outcome.provisional,
    accepted_at: new Date(held.now).toISOString(),
    effective_end_at: new Date(end).toISOString(),
    awarded: outcome.booked,
    receipt: receiptOf(
      bid.id,
      must(
        chain.find(({ kind }) => kind === 'bid'),
        'the chain entry of a bid',
      ),
    ),
  };
}

export function receiptOf(bidId: number, { seq, atMs, payload, salt, commitment, prev, hash }: ChainWrite): Receipt {
  return { bid_id: bidId, seq, at: new Date(atMs).toISOString(), payload, salt, commitment, prev, hash };
}

/** The carrier accepts what a colleague of the shipper entered by phone; from now on the bid counts. */
export async function acceptPhoneBid(context: ActorContext, loadId: number, bidId: number): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const stored = await findBid(context.sql, held.row.company_id, held.own.optionId, bidId);
  if (!stored) throw notFound();
  const outcome = promote(held, held.own, stored);
  if (isRefusal(outcome)) throw refused(outcome, { state: held.row.state });
  applyChanges(context.sql, [
    {
      held,
      change: outcome.change,
      cause: causeOf(context, 'carrier'),
      promoted: { bidId, seq: held.row.bid_seq + 1 },
    },
  ]);
}

export type StoredBid = NonNullable<Awaited<ReturnType<typeof findBid>>>;

/** A provisional bid under the rules of this moment. */
export function promote(held: Held, standing: HeldStanding, stored: StoredBid): BidOutcome | Refusal {
  const bid = {
    optionId: standing.optionId,
    bidId: stored.id,
    acceptedSeq: held.row.bid_seq + 1,
    amount: stored.amount,
    currency: stored.currency,
    vatMode: stored.vat_mode,
    daysToPay: stored.days_to_pay,
    validUntil: stored.valid_until.getTime(),
    components: [],
  };
  return promoteBid(held.load, held.standings, bid, held.now);
}
