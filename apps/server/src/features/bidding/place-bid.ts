import {
  isChainOpenToCarriers,
  isRefusal,
  placeBid,
  promoteBid,
  type BidInput,
  type BidOutcome,
  type Refusal,
  type RevisionLimits,
} from '@tenderlane/domain';
import type { BidBody, Receipt } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { accept, must, notFound, refused } from '../../platform/errors';
import { settle } from '../../platform/batches';
import { breatheOften } from '../../platform/breathe';
import { applyChanges, saveSteps, takeStep, type Step } from './apply-changes';
import { savePersonalLinkBids } from '../carriers';
import { checkDetails, detailsOf } from './bid-details';
import { asCarrier, causeOf, holdAsCarrier, holdAuction, holdForCarriers, type Held } from './hold-auction';
import { findBid, isOwnTender, type BidWrite, type ChainWrite } from './queries';
import type { HeldStanding } from './standing.queries';

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

interface Bidder {
  standing: HeldStanding;
  ownTender: boolean;
  /** The colleague who took the bid by phone. */
  enteredBy: number | null;
}

async function judge(context: MemberContext, held: Held, bidder: Bidder, body: BidBody) {
  await checkDetails(context, held, body);
  const { standing, enteredBy } = bidder;
  const input = bidInputOf(held, bidder, body, context.config.bidLimits);
  const outcome = accept(placeBid(held.load, held.standings, input, held.now), { state: held.row.state });
  const bid = {
    ...bidWriteOf(held, standing, input, outcome),
    ...detailsOf(body),
    enteredBy,
    placedBy: enteredBy ? null : context.principal.accountId,
  };
  const cause = causeOf(context);
  return { outcome, applied: { held, change: outcome.change, cause, bid } };
}

function bidInputOf(
  { row, load, nextBidId }: Held,
  { standing, ownTender, enteredBy }: Bidder,
  body: BidBody,
  limits: RevisionLimits,
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
    limits,
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

type BidAnswer = ReturnType<typeof answerOf>;

/** An accepted bid with its receipt, as its carrier is answered. */
function answerOf({ held, after, chain, bid }: Step, outcome: BidOutcome) {
  const { id } = must(bid, 'the bid of a step');
  const link = must(
    chain.find(({ kind }) => kind === 'bid'),
    'the chain entry of a bid',
  );
  return {
    id,
    rank: held.load.terms.mode === 'sealed' ? null : outcome.rank,
    provisional: outcome.provisional,
    accepted_at: new Date(held.now).toISOString(),
    effective_end_at: new Date(after.load.effectiveEnd ?? held.now).toISOString(),
    awarded: outcome.booked,
    receipt: receiptOf(id, link, isChainOpenToCarriers(after.load)),
  };
}

type Link = Pick<ChainWrite, 'seq' | 'atMs' | 'payload' | 'salt' | 'commitment' | 'prev' | 'hash'>;

/** A bid's receipt. Its place in the chain comes with the chain: before, it would tell how many bids came. */
export function receiptOf(bidId: number, link: Link, isChainOpen: boolean): Receipt {
  const { seq, atMs, payload, salt, commitment, prev, hash } = link;
  const place = isChainOpen ? { seq, prev, hash } : {};
  return { bid_id: bidId, at: new Date(atMs).toISOString(), payload, salt, commitment, ...place };
}

/** The carrier accepts what a colleague of the shipper entered by phone; from now on the bid counts. */
export async function acceptPhoneBid(context: MemberContext, loadId: number, bidId: number): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const stored = await findBid(context.sql, held.row.company_id, held.own.optionId, bidId);
  if (!stored) throw notFound();
  const outcome = promote(held, held.own, stored);
  if (isRefusal(outcome)) throw refused(outcome, { state: held.row.state });
  applyChanges(context.sql, [
    {
      held,
      change: outcome.change,
      cause: causeOf(context),
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
