import { describe, expect, it } from 'vitest';
import { declineOption } from '../bids/decline';
import { buildBidder, buildLoad, END, minutes, PICKUP, START } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { after, AN_HOUR_IN, ENDED, selectFirst } from '../bids/testing/play-auction';
import { HOUR_MS } from '../core/time';
import { confirmAward } from './confirm';
import { releaseWinner } from './release';
import { reopenTender } from './reopen';
import { cancelByCarrier, cancelWeight, lapseConfirmation } from './winner-gone';

const REFUSAL = { optionId: 1, code: 'price' } as const;

it('a reopened tender restores lost bids, and bids past their validity expire', () => {
  const lost = [
    buildBidder(1, 900_000, { state: 'lost' }),
    buildBidder(2, 950_000, { state: 'lost', validUntil: END }),
  ];
  const load = buildLoad(ENDED);
  const next = after(load, lost, reopenTender(load, lost, END + minutes(90), END + minutes(1)));
  expect(next.standings.map(({ state }) => state)).toEqual(['active', 'expired']);
});

describe('a carrier that refuses an award or does not confirm it', () => {
  const standings = [buildBidder(1, 900_000), buildBidder(2, 950_000)];

  it('a refused early award returns the remaining time and excludes the carrier', () => {
    const { load, standings: all } = selectFirst(buildLoad(), standings, AN_HOUR_IN);
    const next = after(load, all, declineOption(load, all, REFUSAL, AN_HOUR_IN + minutes(10)));
    expect(next.load).toMatchObject({
      state: 'ongoing',
      effectiveEnd: END + minutes(10),
      end0: END + minutes(10),
      selectedOptionId: null,
      leaderOptionId: 2,
      bidCount: 1,
      timeline: { published: START },
    });
    expect(next.load.timeline.winner).toBeUndefined();
    expect(next.standings[0]).toMatchObject({ state: 'refused', out: true });
  });

  it('a refused early award leaves at least max(X, 15 min)', () => {
    const { load, standings: all } = selectFirst(buildLoad(), standings, END - 1);
    const t = END + minutes(120);
    expect(after(load, all, lapseConfirmation(load, all, t)).load.effectiveEnd).toBe(t + minutes(15));
  });

  it('a refused automatic award selects the next candidate until none is left', () => {
    const closed = buildLoad(ENDED, { winner: 'automatic', startingRate: 1_000_000 });
    const first = selectFirst(closed, standings, END);
    const second = after(first.load, first.standings, declineOption(first.load, first.standings, REFUSAL, END + 1));
    expect(second.load).toMatchObject({
      state: 'awaiting_confirmation',
      selectedOptionId: 2,
      selectedVia: 'automatic',
    });
    const third = after(
      second.load,
      second.standings,
      lapseConfirmation(second.load, second.standings, END + 1 + minutes(120)),
    );
    expect(third.load).toMatchObject({ state: 'did_not_take_place', selectedOptionId: null });
    expect(third.standings.map((standing) => standing.state)).toEqual(['refused', 'lapsed']);
  });

  it('a refused manual award starts a new decision timer for the other bids', () => {
    const { load, standings: all } = selectFirst(buildLoad(ENDED), standings, END);
    const next = after(load, all, declineOption(load, all, REFUSAL, END + 1));
    expect(next.load).toMatchObject({ state: 'tender_over', decisionEndsAt: END + 1 + minutes(24 * 60) });
  });

  it('an award does not lapse before its time', () => {
    const { load, standings: all } = selectFirst(buildLoad(ENDED), standings, END);
    expect(codeOf(lapseConfirmation(load, all, END + minutes(120) - 1))).toBe('load.wrong-state');
  });
});

describe('a winner that is released or cancels', () => {
  const standings = [buildBidder(1, 900_000), buildBidder(2, 950_000), buildBidder(3, 960_000, { state: 'stale' })];
  const selected = selectFirst(buildLoad(ENDED), standings, END);
  const confirmation = confirmAward(selected.load, selected.standings, { optionId: 1, bidId: null }, END + 1);
  const order = after(selected.load, selected.standings, confirmation);

  it('a release needs a reason, happens once and restores lost bids', () => {
    const input = { reason: 'truck too small', reopenUntil: null };
    const next = after(order.load, order.standings, releaseWinner(order.load, order.standings, input, END + 2));
    expect(next.load).toMatchObject({
      state: 'tender_over',
      releaseUsed: true,
      leaderOptionId: 2,
      selectedOptionId: null,
    });
    expect(next.standings.map(({ state }) => state)).toEqual(['released', 'active', 'expired']);
    expect(codeOf(releaseWinner(order.load, order.standings, { ...input, reason: ' ' }, END))).toBe(
      'load.reason-required',
    );
    expect(codeOf(releaseWinner({ ...order.load, releaseUsed: true }, standings, input, END))).toBe(
      'load.release-used',
    );
    expect(codeOf(releaseWinner({ ...order.load, papersSignedAt: END }, standings, input, END))).toBe(
      'load.papers-signed',
    );
  });

  it('a winner is released and the tender is reopened in one step', () => {
    const until = END + minutes(60);
    const input = { reason: 'truck too small', reopenUntil: until };
    const next = after(order.load, order.standings, releaseWinner(order.load, order.standings, input, END + 2));
    expect(next.load).toMatchObject({
      state: 'ongoing',
      effectiveEnd: until,
      dueAt: until,
      reopenCount: 1,
      bidCount: 1,
    });
  });

  it('after a cancellation by the carrier the shipper decides again, or nobody is left', () => {
    const input = { optionId: 1, code: 'equipment' } as const;
    const next = after(order.load, order.standings, cancelByCarrier(order.load, order.standings, input, END + 2));
    expect(next.load.state).toBe('tender_over');
    const alone = order.standings.slice(0, 1);
    expect(allowed(cancelByCarrier(order.load, alone, input, END + 2)).load.state).toBe('did_not_take_place');
  });

  it('a cancellation weighs more when the pickup is nearer', () => {
    const hours = [48.5, 48, 24, 23.9];
    expect(hours.map((before) => cancelWeight(PICKUP, PICKUP - before * HOUR_MS))).toEqual([0, 0.5, 0.5, 1]);
  });
});

describe('reopening', () => {
  const over = buildLoad(ENDED);
  it('reopening keeps live bids and is possible twice', () => {
    const change = allowed(reopenTender(over, [buildBidder(1, 900_000)], END + minutes(60), END));
    expect(change.load).toMatchObject({ state: 'ongoing', end0: END + minutes(60), reopenCount: 1, leaderOptionId: 1 });
    expect(codeOf(reopenTender({ ...over, reopenCount: 2 }, [], END + minutes(60), END))).toBe('load.reopen-limit');
  });

  it.each([
    ['into the past', END, 'auction.end-not-later'],
    ['beyond the pickup', PICKUP + 8 * HOUR_MS, 'auction.end-after-pickup'],
    ['for more than thirty days', END + 31 * 24 * HOUR_MS, 'auction.end-too-far'],
  ])('reopening is refused %s', (_name, end, code) => {
    expect(codeOf(reopenTender(over, [], end, END))).toBe(code);
  });
});
