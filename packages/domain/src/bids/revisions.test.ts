import { describe, expect, it } from 'vitest';
import { buildBid, buildBidder, buildLoad, buildStanding, START } from './testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { bookNow } from './book-now';
import { applyChange } from '../auction/change';
import { placeBid } from './place-bid';
import { promoteBid } from './provisional-bid';
import { reconfirmBid } from './reconfirm';
import { countRevision, refuseRevision, type Revisions } from '../auction/revisions';
import { REVISION_LIMITS } from '../core/limits';

const MINUTE = 60_000;
const open = buildLoad();
const sealed = buildLoad({}, { mode: 'sealed' });
const after = (revisions: Revisions) => buildStanding(1, { revisions });
const times = (count: number, at = START) => ({ count, times: Array<number>(count).fill(at) });

describe('the limits of bids on one load', () => {
  it.each([
    ['twenty times a minute', open, times(19), 0, null],
    ['not twenty-one times', open, times(20), 0, 'bid.too-often'],
    [
      'not within any minute',
      open,
      { count: 20, times: [...Array<number>(20).keys()].map((s) => START + s * 1000) },
      MINUTE - 1,
      'bid.too-often',
    ],
    ['again when a minute has passed since the first of the twenty', open, times(20), MINUTE, null],
    ['300 times in all', open, { count: 299, times: [] }, 0, null],
    ['not 301 times', open, { count: 300, times: [] }, MINUTE, 'bid.too-many'],
    ['30 times where bids are sealed', sealed, { count: 29, times: [] }, 0, null],
    ['not 31 times where they are sealed', sealed, { count: 30, times: [] }, 0, 'bid.too-many'],
  ])('a carrier may bid on one load %s', (_name, load, revisions, waitMs, expected) => {
    expect(codeOf(refuseRevision(load, after(revisions), REVISION_LIMITS, START + waitMs))).toBe(expected);
  });

  it('a refused bid states the time of the next allowed one', () => {
    const refusal = refuseRevision(open, after(times(20)), REVISION_LIMITS, START + 12_345);
    expect(refusal?.params).toEqual({ max: 20, retry_after_s: 48 });
  });

  it('a limit of 0 allows any number of bids', () => {
    const none = { perMinute: 0, inAll: 0, inAllSealed: 0 };
    expect(refuseRevision(sealed, after(times(5_000)), none, START)).toBeNull();
    expect(countRevision(after(times(5_000)), none, START)).toEqual({ count: 5_001, times: [] });
  });
});

describe('the counted bids', () => {
  const used = { revisions: times(20) };

  it('accepted bids count, and refused ones do not', () => {
    let [load, standings] = [buildLoad({}, { mode: 'sealed' }), [buildStanding(1)]];
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 22; turn++) {
      expect(codeOf(placeBid(load, standings, buildBid(1, -1), START))).toMatch(/not-positive/);
      const outcome = placeBid(load, standings, buildBid(1, 900_000 + turn, { confirmFarBelow: true }), START);
      codes.push(codeOf(outcome));
      if ('change' in outcome) ({ load, standings } = applyChange(load, standings, outcome.change));
    }
    expect(codes).toEqual([...Array<null>(20).fill(null), 'bid.too-often', 'bid.too-often']);
    expect(standings[0]?.revisions?.count).toBe(20);
  });

  it('a re-confirmation counts as a bid', () => {
    const bid = { ...buildBid(1, 900_000), bidId: 101, limits: REVISION_LIMITS };
    const stale = (fields: object) => [buildBidder(1, 900_000, { state: 'stale', ...fields })];
    const confirmed = allowed(reconfirmBid(open, stale({}), bid, START));
    expect(confirmed.options[0]?.standing?.revisions).toEqual({ count: 1, times: [START] });
    expect(codeOf(reconfirmBid(open, stale(used), bid, START))).toBe('bid.too-often');
  });

  it('bookings and provisional bids that become live do not count', () => {
    const booking = { optionId: 1, bidId: 5, acceptedSeq: 5, price: null, ownTender: false };
    const load = buildLoad({}, { bookNowPrice: 800_000 });
    expect(codeOf(bookNow(load, [buildStanding(1, used)], booking, START))).toBeNull();
    const kept = [buildBidder(1, 900_000, { provisional: true, ...used })];
    expect(codeOf(promoteBid(open, kept, buildBid(1, 900_000, { bidId: 101 }), START))).toBeNull();
  });
});
