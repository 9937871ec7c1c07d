import { describe, expect, it } from 'vitest';
import { buildBid, buildBidder, buildLoad, buildStanding, END, minutes } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { AN_HOUR_IN, ENDED } from '../bids/testing/play-auction';
import { cancelLoad } from '../awards/cancel';
import { closeTender } from '../awards/close';
import { placeBid } from '../bids/place-bid';
import { suspendStanding } from './relation-changed';
import { releaseWinner } from '../awards/release';
import { reopenTender } from '../awards/reopen';
import { isChainOpenToCarriers, lossGap, visibleToCarrier, visibleToShipper } from './visibility';

const FACTS = { bestPrice: 900, ownRank: 2, bidderCount: 5 };

describe('what a carrier sees', () => {
  it.each([
    ['open', FACTS],
    ['rank_only', { ownRank: 2 }],
    ['sealed', {}],
  ] as const)('a carrier sees exactly the listed figures of a tender that is %s', (mode, expected) => {
    expect(visibleToCarrier(mode, FACTS)).toStrictEqual(expected);
  });
});

describe('what the shipper sees of a sealed tender', () => {
  const counters = { bidCount: 3, lowest: 1, highest: 3, leaderOptionId: 7 };
  const hidden = { bidCount: 3, lowest: null, highest: null, leaderOptionId: null };
  it.each([
    ['while it is open', buildLoad({}, { mode: 'sealed' }), hidden],
    [
      'while an early award may still reopen it',
      buildLoad({ state: 'awaiting_confirmation', leftMs: 1 }, { mode: 'sealed' }),
      hidden,
    ],
    ['after its end', buildLoad({ state: 'tender_over', openedAt: END }, { mode: 'sealed' }), counters],
    ['canceled before its end', buildLoad({ state: 'canceled' }, { mode: 'sealed' }), hidden],
    ['canceled after its end', buildLoad({ state: 'canceled', openedAt: END }, { mode: 'sealed' }), counters],
    ['when it is not sealed', buildLoad(), counters],
  ])('the shipper sees the bids of a sealed tender only after its end: %s', (_name, load, expected) => {
    expect(visibleToShipper(load, counters)).toEqual(expected);
  });
});

describe('a sealed tender', () => {
  const sealed = buildLoad({}, { mode: 'sealed' });
  const bids = [
    buildBidder(1, 900_000),
    buildBidder(2, 950_000, { state: 'withdrawn' }),
    buildBidder(3, 800_000, { inAudience: false, suspended: true }),
    buildBidder(4, 850_000, { provisional: true }),
    buildStanding(5),
  ];

  it('a sealed tender opens once at its end and counts every bidder until then', () => {
    const counted = suspendStanding(sealed, bids, 3, AN_HOUR_IN).load;
    expect(counted).toMatchObject({ bidCount: 4 });
    expect(counted.openedAt).toBeUndefined();
    expect(allowed(closeTender(sealed, bids, END)).load).toMatchObject({ openedAt: END, bidCount: 1 });
    expect(allowed(cancelLoad(sealed, bids, 'not needed', AN_HOUR_IN)).load.openedAt).toBeUndefined();
  });

  it('a sealed tender that has opened takes no more bids', () => {
    const over = buildLoad({ ...ENDED, openedAt: END }, { mode: 'sealed' });
    expect(codeOf(reopenTender(over, bids, END + minutes(60), END + 1))).toBe('load.sealed');
    const won = { ...over, state: 'processing', selectedOptionId: 1 } as const;
    const release = (reopenUntil: number | null) =>
      releaseWinner(won, bids, { reason: 'truck broken', reopenUntil }, END + 2);
    expect(codeOf(release(END + minutes(60)))).toBe('load.sealed');
    expect(codeOf(release(null))).toBeNull();
  });

  it('a sealed tender refuses a bid by phone with the same answer for every carrier', () => {
    const booked = { ...sealed, state: 'awaiting_confirmation', leftMs: 1, selectedOptionId: 1 } as const;
    for (const load of [sealed, booked]) {
      const answers = [1, 2, 3, 4, 5].map((id) =>
        placeBid(load, bids, buildBid(id, 700_000, { enteredBy: 7 }), AN_HOUR_IN),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(codeOf(answers[0] ?? null)).toBe('bid.sealed-phone');
    }
  });
});

describe('access of carriers to the chain', () => {
  it.each([
    ['an open tender during bidding', buildLoad(), true],
    ['a tender by rank during bidding', buildLoad({}, { mode: 'rank_only' }), false],
    ['a tender by rank after its end', buildLoad(ENDED, { mode: 'rank_only' }), true],
    ['a sealed tender during bidding', buildLoad({}, { mode: 'sealed' }), false],
    ['a sealed tender after its end', buildLoad({ ...ENDED, openedAt: END }, { mode: 'sealed' }), true],
    ['a sealed tender that was canceled before its end', buildLoad({ state: 'canceled' }, { mode: 'sealed' }), false],
  ])('carriers may read the chain or not: %s', (_name, load, expected) => {
    expect(isChainOpenToCarriers(load)).toBe(expected);
  });
});

describe('the gap that a loser sees', () => {
  it.each([
    ['open', 1_025, { kind: 'exact', amount: 25, bp: 250 }],
    ['open', 990, { kind: 'exact', amount: -10, bp: -100 }],
    ['sealed', 990, { kind: 'band', band: 'up_to_2' }],
    ['rank_only', 1_020, { kind: 'band', band: 'up_to_2' }],
    ['rank_only', 1_021, { kind: 'band', band: 'from_2_to_5' }],
    ['sealed', 1_051, { kind: 'band', band: 'from_5_to_10' }],
    ['sealed', 1_101, { kind: 'band', band: 'over_10' }],
  ] as const)('the gap in mode %s of a bid of %i against 1000 is exact or a band', (mode, lost, expected) => {
    expect(lossGap(mode, lost, 1_000)).toEqual(expected);
  });
});
