import { describe, expect, it } from 'vitest';
import { buildBid, buildBidder, buildLoad, buildStanding, END, minutes, PICKUP, START } from './testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import type { LoadAuction } from '../auction/auction';
import { bookNow } from './book-now';
import { applyChange } from '../auction/change';
import { placeBid, type BidInput } from './place-bid';
import { promoteBid } from './provisional-bid';
import type { Standing } from '../auction/standing';

const AN_HOUR_IN = START + minutes(60);

function codeFor(
  load: LoadAuction,
  standings: Standing[],
  fields: Partial<BidInput>,
  amount = 900_000,
  t = AN_HOUR_IN,
): string | null {
  return codeOf(placeBid(load, standings, buildBid(1, amount, fields), t));
}

describe('a bid is refused', () => {
  const open = buildLoad({}, { startingRate: 1_000_000 });
  const invited = [buildStanding(1)];

  it.each<[string, Partial<BidInput>, number, string]>([
    ['of zero', {}, 0, 'bid.not-positive'],
    ['below zero', {}, -1, 'bid.not-positive'],
    ['that is not a whole number of minor units', {}, 0.001, 'bid.not-positive'],
    ['that is not a number', {}, Number.NaN, 'bid.not-positive'],
    ['of an absurd amount', {}, 1e308, 'bid.not-positive'],
    ['above 10¹² minor units', {}, 10 ** 15, 'bid.not-positive'],
    ['in another currency', { currency: 'EUR' }, 900_000, 'bid.currency'],
    ['above the starting rate', {}, 1_000_001, 'bid.above-starting'],
    ['on the company’s own tender', { ownTender: true }, 900_000, 'bid.own-tender'],
    ['with invalid days to pay', { daysToPay: -1 }, 900_000, 'bid.days-to-pay'],
    ['whose components do not add up', { components: [{ kind: 'fuel', amount: 1 }] }, 900_000, 'bid.components-sum'],
    ['that ends before the decision', { validUntil: END }, 900_000, 'bid.validity-too-short'],
  ])('a bid %s is refused', (_name, fields, amount, code) => {
    expect(codeFor(open, invited, fields, amount)).toBe(code);
  });

  it.each<[string, Partial<Standing>, string]>([
    ['outside the audience', { inAudience: false }, 'option.not-in-audience'],
    ['while its carrier is suspended', { inAudience: false, suspended: true }, 'carrier.suspended'],
    ['after a refusal of the award', { state: 'refused', out: true }, 'option.out'],
    ['after a withdrawal', { state: 'withdrawn' }, 'bid.withdrawn'],
  ])('a bid %s is refused', (_name, fields, code) => {
    expect(codeFor(open, [buildStanding(1, fields)], {})).toBe(code);
  });

  it('a bid is refused from the exact moment of the end', () => {
    expect(codeFor(open, invited, {}, 900_000, END)).toBe('bid.too-late');
    expect(codeFor(open, invited, {}, 900_000, END - 1)).toBeNull();
  });

  it('a bid is refused while an award waits for approval', () => {
    const approval = { optionId: 2, bidId: 1, via: 'manual', requestedBy: 7, requestedAt: START, endsAt: END } as const;
    expect(codeFor({ ...open, approval }, invited, {})).toBe('auction.frozen');
  });

  it('a bid by phone is refused over a bid that the carrier made itself', () => {
    expect(codeFor(open, [buildBidder(1, 950_000)], { enteredBy: 7 })).toBe('bid.already-live');
  });
});

describe('the step in each mode', () => {
  const others = [buildStanding(1), buildBidder(2, 1_000_000)];

  it('in an open tender each bid is lower than the best by the step, also of the leader', () => {
    expect(codeFor(buildLoad(), others, {}, 990_001)).toBe('bid.too-high');
    expect(codeFor(buildLoad(), others, {}, 990_000)).toBeNull();
    expect(codeFor(buildLoad(), [buildBidder(1, 1_000_000)], {}, 995_000)).toBe('bid.too-high');
  });

  it('in a tender by rank the first bid is free, and later ones are lower than the own bid by the step', () => {
    const load = buildLoad({}, { mode: 'rank_only' });
    expect(codeFor(load, others, {}, 1_500_000)).toBeNull();
    expect(codeFor(load, [buildBidder(1, 1_500_000), buildBidder(2, 1_000_000)], {}, 1_490_000)).toBe('bid.too-high');
    expect(codeFor(load, [buildBidder(1, 1_500_000), buildBidder(2, 1_000_000)], {}, 1_485_000)).toBeNull();
  });

  it('in a sealed tender a bid may be replaced by a higher or lower one', () => {
    const load = buildLoad({}, { mode: 'sealed' });
    expect(codeFor(load, [buildBidder(1, 1_000_000)], {}, 1_200_000)).toBeNull();
    expect(codeFor(load, [buildBidder(1, 1_000_000)], {}, 999_999)).toBeNull();
  });
});

describe('a price far below others', () => {
  const others = [buildStanding(1), buildBidder(2, 1_000_000)];

  it.each<[string, LoadAuction, Standing[], number | null]>([
    ['open: the best live bid', buildLoad({}, { startingRate: 2_000_000 }), others, 800_000],
    ['open, nobody bids: the own last bid', buildLoad(), [buildBidder(1, 1_000_000, { provisional: true })], 800_000],
    ['open, no bid at all: the starting rate', buildLoad({}, { startingRate: 1_000_000 }), [buildStanding(1)], 800_000],
    ['no figure: no limit', buildLoad({}, { targetRate: 1_000_000 }), [buildStanding(1)], null],
    ['by rank: never the best', buildLoad({}, { mode: 'rank_only', targetRate: 1_000_000 }), others, null],
    [
      'by rank: the own last bid',
      buildLoad({}, { mode: 'rank_only', startingRate: 2_000_000 }),
      [buildBidder(1, 1_000_000, { state: 'stale' }), buildBidder(2, 600_000)],
      800_000,
    ],
    [
      'sealed: the own last bid',
      buildLoad({}, { mode: 'sealed', targetRate: 900_000, startingRate: 2_000_000 }),
      [buildBidder(1, 1_000_000), buildBidder(2, 600_000)],
      800_000,
    ],
    ['sealed: the starting rate', buildLoad({}, { mode: 'sealed', startingRate: 1_000_000 }), others, 800_000],
  ])('a price far below is measured only against figures that the bidder sees: %s', (_name, load, standings, least) => {
    if (least === null) expect(codeFor(load, standings, {}, 1)).toBeNull();
    else {
      expect(codeFor(load, standings, {}, least)).toBeNull();
      expect(codeFor(load, standings, {}, least - 1)).toBe('bid.far-below');
      expect(codeFor(load, standings, { confirmFarBelow: true }, least - 1)).toBeNull();
    }
  });
});

describe('an accepted bid', () => {
  it('an accepted bid leads, the outbid carrier is recorded and the counters change', () => {
    const outcome = allowed(
      placeBid(buildLoad(), [buildStanding(1), buildBidder(2, 1_000_000)], buildBid(1, 900_000), AN_HOUR_IN),
    );
    expect(outcome).toMatchObject({ rank: 1, comparable: 900_000, outbidOptionId: 2, extendedTo: null, booked: false });
    expect(outcome.change.load).toMatchObject({ bidCount: 2, lowest: 900_000, highest: 1_000_000, leaderOptionId: 1 });
    expect(outcome.change.events[1]).toEqual({ action: 'option.outbid', optionId: 2, params: {} });
    expect(outcome.change.chain.map((step) => step.kind)).toEqual(['bid']);
  });

  it('an accepted bid is valid to the first pickup, or longer when the rules need it', () => {
    const standings = [buildStanding(1)];
    expect(allowed(placeBid(buildLoad(), standings, buildBid(1, 1), AN_HOUR_IN)).validUntil).toBe(PICKUP);
    const soon = buildLoad({ firstPickupFrom: END });
    const minimum = END + minutes(30 + 24 * 60 + 120);
    expect(allowed(placeBid(soon, standings, buildBid(1, 1), AN_HOUR_IN)).validUntil).toBe(minimum);
  });

  it('an accepted bid with a new leader in the last minutes extends the end up to the cap', () => {
    const standings = [buildStanding(1), buildBidder(2, 1_000_000)];
    const late = allowed(placeBid(buildLoad(), standings, buildBid(1, 900_000), END - minutes(1)));
    expect(late.extendedTo).toBe(END + minutes(4));
    expect(late.change.load).toMatchObject({ effectiveEnd: END + minutes(4), dueAt: END + minutes(4) });
    const capped = buildLoad({ effectiveEnd: END + minutes(29) });
    const last = allowed(placeBid(capped, standings, buildBid(1, 900_000), END + minutes(28)));
    expect(last.extendedTo).toBe(END + minutes(30));
  });

  it.each<[string, LoadAuction, Standing[], number]>([
    ['the leader improves its own bid', buildLoad(), [buildBidder(1, 1_000_000)], 900_000],
    [
      'the bid does not lead',
      buildLoad({}, { mode: 'rank_only' }),
      [buildStanding(1), buildBidder(2, 800_000)],
      900_000,
    ],
    ['the tender is sealed', buildLoad({}, { mode: 'sealed' }), [buildStanding(1), buildBidder(2, 1_000_000)], 900_000],
    [
      'the bid is provisional',
      buildLoad(),
      [buildStanding(1, { eligible: false }), buildBidder(2, 1_000_000)],
      900_000,
    ],
  ])('an accepted bid does not extend the end when %s', (_name, load, standings, amount) => {
    expect(allowed(placeBid(load, standings, buildBid(1, amount), END - 1)).extendedTo).toBeNull();
  });

  it('an accepted provisional bid has no rank, changes no counters and books nothing', () => {
    const load = buildLoad({}, { bookNowPrice: 950_000 });
    const standings = [buildStanding(1, { eligible: false }), buildBidder(2, 1_000_000)];
    const outcome = allowed(placeBid(load, standings, buildBid(1, 900_000), AN_HOUR_IN));
    expect(outcome).toMatchObject({ rank: null, provisional: true, booked: false, outbidOptionId: null });
    expect(outcome.change.load).toMatchObject({ bidCount: 1, leaderOptionId: 2 });
  });

  it('an accepted bid at the book-now price is selected at once with the remaining time', () => {
    const load = buildLoad({}, { bookNowPrice: 900_000 });
    const outcome = allowed(
      placeBid(load, [buildStanding(1), buildBidder(2, 1_000_000)], buildBid(1, 900_000), AN_HOUR_IN),
    );
    expect(outcome.booked).toBe(true);
    expect(outcome.change.load).toMatchObject({
      state: 'awaiting_confirmation',
      selectedOptionId: 1,
      selectedVia: 'book_now',
      leftMs: END - AN_HOUR_IN,
      confirmationEndsAt: AN_HOUR_IN + minutes(120),
      dueAt: AN_HOUR_IN + minutes(120),
    });
    expect(outcome.change.options).toMatchObject([{ optionId: 1, from: 'invited', to: 'selected' }]);
  });
});

describe('booking at the book-now price', () => {
  const load = buildLoad({}, { bookNowPrice: 900_000 });
  const input = { optionId: 1, bidId: 5, acceptedSeq: 5, price: 900_000, ownTender: false };

  it('a booking takes the load once, and the second one is too late', () => {
    const standings = [buildStanding(1), buildStanding(2)];
    const first = allowed(bookNow(load, standings, input, AN_HOUR_IN));
    const after = applyChange(load, standings, first.change);
    expect(after.load.selectedOptionId).toBe(1);
    expect(codeOf(bookNow(after.load, after.standings, { ...input, optionId: 2 }, AN_HOUR_IN))).toBe(
      'load.already-awarded',
    );
  });

  it.each<[string, LoadAuction, Partial<Standing>, Partial<typeof input>, string]>([
    ['without a price in the terms', buildLoad(), {}, {}, 'bid.book-now-missing'],
    ['at a price that has changed', load, {}, { price: 800_000 }, 'option.bid-changed'],
    ['by a carrier that may not win', load, { eligible: false }, {}, 'option.not-eligible'],
    ['on the own tender', load, {}, { ownTender: true }, 'bid.own-tender'],
  ])('a booking is refused %s', (_name, auction, standing, fields, code) => {
    expect(codeOf(bookNow(auction, [buildStanding(1, standing)], { ...input, ...fields }, AN_HOUR_IN))).toBe(code);
  });
});

describe('a provisional bid', () => {
  const provisional = buildBidder(1, 900_000, { provisional: true });
  const stored = buildBid(1, 900_000, { bidId: 101, acceptedSeq: 50 });

  it('a provisional bid becomes live when its carrier may win, with that time of acceptance', () => {
    const outcome = allowed(promoteBid(buildLoad(), [provisional, buildBidder(2, 1_000_000)], stored, END - 1));
    expect(outcome).toMatchObject({ rank: 1, outbidOptionId: 2, extendedTo: END - 1 + minutes(5) });
    expect(outcome.change.options[0]?.standing).toMatchObject({ provisional: false, acceptedSeq: 50 });
  });

  it.each<[string, Standing[], Partial<BidInput>, string]>([
    ['while its carrier may not win', [{ ...provisional, eligible: false }], {}, 'option.not-eligible'],
    ['when it no longer undercuts the best', [provisional, buildBidder(2, 905_000)], {}, 'bid.too-high'],
    ['when it was live already', [buildBidder(1, 900_000)], {}, 'bid.not-provisional'],
    ['when there is a newer one', [provisional], { bidId: 1 }, 'option.bid-changed'],
  ])('a provisional bid is not made live %s', (_name, standings, fields, code) => {
    expect(codeOf(promoteBid(buildLoad(), standings, { ...stored, ...fields }, AN_HOUR_IN))).toBe(code);
  });
});
