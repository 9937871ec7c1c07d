import { describe, expect, it } from 'vitest';
import { buildBidder, buildLoad, buildStanding, END, minutes, PICKUP, START } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import type { LoadAuction } from './auction';
import type { Change } from './change';
import { cancelLoad } from '../awards/cancel';
import { declineOption } from '../bids/decline';
import { applyMaterialEdit } from './edit';
import { extendByHand } from './manual-extend';
import { reconfirmBid } from '../bids/reconfirm';
import { REVISION_LIMITS } from '../core/limits';
import { raisePrice, republishLoad } from '../awards/republish';
import type { Standing } from './standing';
import { withdrawBid } from '../bids/withdraw';
import type { OptionState } from '../terms/terms';

const AN_HOUR_IN = START + minutes(60);

describe('the withdrawal of a bid', () => {
  const two = [buildBidder(1, 900_000), buildBidder(2, 950_000)];
  const input = { optionId: 1, code: 'equipment' } as const;

  it('a withdrawal is final and is announced when the bid led', () => {
    const change = allowed(withdrawBid(buildLoad(), two, input, AN_HOUR_IN));
    expect(change.options).toEqual([{ optionId: 1, from: 'active', to: 'withdrawn' }]);
    expect(change.load).toMatchObject({ leaderOptionId: 2, bidCount: 1 });
    expect(change.events).toMatchObject([{ action: 'load.bid_withdrawn', params: { led_until: END } }]);
  });

  it('a withdrawal is not announced in a sealed tender or when another bid leads', () => {
    const ledUntil = ({ events }: Change) => events.map(({ params }) => 'led_until' in params);
    expect(ledUntil(allowed(withdrawBid(buildLoad({}, { mode: 'sealed' }), two, input, AN_HOUR_IN)))).toEqual([false]);
    expect(ledUntil(allowed(withdrawBid(buildLoad(), two, { ...input, optionId: 2 }, AN_HOUR_IN)))).toEqual([false]);
  });

  it.each([
    [5, 10],
    [30, 30],
  ])('with X = %i min a bid cannot be withdrawn in the last %i minutes', (extraMinutes, bindingMinutes) => {
    const load = buildLoad({}, { extraMinutes });
    expect(codeOf(withdrawBid(load, two, input, END - minutes(bindingMinutes)))).toBe('bid.withdraw-too-late');
    expect(codeOf(withdrawBid(load, two, input, END - minutes(bindingMinutes) - 1))).toBeNull();
  });

  it('a withdrawal needs a bid and happens once', () => {
    expect(codeOf(withdrawBid(buildLoad(), [buildStanding(1)], input, AN_HOUR_IN))).toBe('bid.none');
    expect(codeOf(withdrawBid(buildLoad(), [buildBidder(1, 1, { state: 'withdrawn' })], input, AN_HOUR_IN))).toBe(
      'bid.withdrawn',
    );
  });
});

describe('declining to bid', () => {
  const input = { optionId: 1, code: 'no_capacity' } as const;
  const awaiting = buildLoad({
    state: 'awaiting_confirmation',
    selectedOptionId: 1,
    confirmationEndsAt: END,
    leftMs: 0,
  });

  it.each<[OptionState, LoadAuction, string | null]>([
    ['invited', buildLoad(), null],
    ['viewed', buildLoad(), null],
    ['declined', buildLoad(), 'option.already-declined'],
    ['active', buildLoad(), 'bid.withdraw-instead'],
    ['stale', buildLoad(), 'bid.withdraw-instead'],
    ['withdrawn', buildLoad(), 'option.out'],
    ['selected', awaiting, null],
    ['invited', awaiting, 'load.wrong-state'],
    ['invited', buildLoad({ state: 'tender_over' }), 'load.wrong-state'],
  ])('a carrier in the state %s declines or is refused', (state, load, code) => {
    expect(codeOf(declineOption(load, [buildStanding(1, { state })], input, AN_HOUR_IN))).toBe(code);
  });

  it('a carrier that declined may still bid', () => {
    const change = allowed(declineOption(buildLoad(), [buildStanding(1)], input, AN_HOUR_IN));
    expect(change.options).toEqual([{ optionId: 1, from: 'invited', to: 'declined' }]);
    expect(change.load.state).toBeUndefined();
  });
});

describe('a material edit', () => {
  const standings = [buildBidder(1, 900_000), buildBidder(2, 950_000), buildStanding(3)];
  const edit = { fields: ['dates'], confirmed: true };

  it('a material edit makes bids stale and leaves time to react', () => {
    const change = allowed(applyMaterialEdit(buildLoad(), standings, edit, END - minutes(1)));
    const effectiveEnd = END + minutes(29);
    expect(change.options.map(({ optionId, to }) => [optionId, to])).toEqual([
      [1, 'stale'],
      [2, 'stale'],
    ]);
    expect(change.load).toMatchObject({ effectiveEnd, end0: effectiveEnd, bidCount: 0, leaderOptionId: null });
    expect(allowed(applyMaterialEdit(buildLoad(), standings, edit, AN_HOUR_IN)).load.effectiveEnd).toBeUndefined();
  });

  it('a material edit must be confirmed, in time and during open bidding', () => {
    expect(codeOf(applyMaterialEdit(buildLoad(), [], { ...edit, confirmed: false }, AN_HOUR_IN))).toBe(
      'load.material-edit',
    );
    expect(codeOf(applyMaterialEdit(buildLoad(), [], edit, END))).toBe('auction.over');
    expect(codeOf(applyMaterialEdit(buildLoad({ state: 'tender_over' }), [], edit, AN_HOUR_IN))).toBe(
      'load.wrong-state',
    );
  });

  it('a re-confirmed bid ranks behind an equal bid of the meantime and may extend the tender', () => {
    const stale = [buildBidder(1, 900_000, { state: 'stale' }), buildBidder(2, 950_000)];
    const placed = { bidId: 101, amount: 900_000, vatMode: 'net', daysToPay: 3 } as const;
    const bid = { optionId: 1, acceptedSeq: 77, limits: REVISION_LIMITS, ...placed };
    const change = allowed(reconfirmBid(buildLoad(), stale, bid, END - minutes(1)));
    expect(change.options[0]).toMatchObject({ from: 'stale', to: 'active', standing: { acceptedSeq: 77 } });
    expect(change.load).toMatchObject({ leaderOptionId: 1, effectiveEnd: END + minutes(4) });
    expect(codeOf(reconfirmBid(buildLoad(), stale, { ...bid, bidId: 1 }, AN_HOUR_IN))).toBe('option.bid-changed');
    expect(codeOf(reconfirmBid(buildLoad(), stale, { ...bid, optionId: 2 }, AN_HOUR_IN))).toBe('bid.not-stale');
    expect(codeOf(reconfirmBid(buildLoad(), stale, bid, END))).toBe('bid.too-late');
  });
});

describe('an extension by a person', () => {
  const input = { end: END + minutes(60), reason: 'holiday' };

  it('an extension by a person moves the published end and announces the reason', () => {
    const change = allowed(extendByHand(buildLoad(), [], input, AN_HOUR_IN));
    expect(change.load).toMatchObject({ end0: input.end, effectiveEnd: input.end, dueAt: input.end });
    expect(change.events).toMatchObject([{ action: 'load.extended', params: { to: input.end, reason: 'holiday' } }]);
  });

  it.each<[string, Partial<typeof input>, number, string]>([
    ['in the last X minutes', {}, END - minutes(5), 'auction.extend-too-late'],
    ['after the end', {}, END, 'auction.over'],
    ['to an earlier end', { end: END }, AN_HOUR_IN, 'auction.end-not-later'],
    ['beyond the pickup', { end: PICKUP + minutes(480) }, AN_HOUR_IN, 'auction.end-after-pickup'],
    ['without a reason', { reason: '' }, AN_HOUR_IN, 'load.reason-required'],
  ])('an extension by a person is refused %s', (_name, fields, t, code) => {
    expect(codeOf(extendByHand(buildLoad(), [], { ...input, ...fields }, t))).toBe(code);
  });
});

describe('canceling a tender', () => {
  it('canceling ends every option except those that had already ended', () => {
    const states: OptionState[] = ['invited', 'viewed', 'active', 'stale', 'declined', 'withdrawn', 'refused'];
    const standings: Standing[] = states.map((state, index) => buildStanding(index, { state }));
    const change = allowed(cancelLoad(buildLoad(), standings, 'no cargo', AN_HOUR_IN));
    expect(change.load).toMatchObject({
      state: 'canceled',
      finishedAt: AN_HOUR_IN,
      dueAt: AN_HOUR_IN + minutes(30 * 24 * 60),
    });
    expect(change.options.map(({ from }) => from)).toEqual(['invited', 'viewed', 'active', 'stale']);
  });

  it('canceling needs a reason and the release of a confirmed carrier', () => {
    expect(codeOf(cancelLoad(buildLoad(), [], ' ', AN_HOUR_IN))).toBe('load.reason-required');
    expect(codeOf(cancelLoad(buildLoad({ state: 'processing' }), [], 'x', AN_HOUR_IN))).toBe('load.release-instead');
    expect(codeOf(cancelLoad(buildLoad({ state: 'processing', releaseUsed: true }), [], 'x', AN_HOUR_IN))).toBeNull();
    expect(
      codeOf(cancelLoad(buildLoad({ state: 'processing', papersSignedAt: AN_HOUR_IN }), [], 'x', AN_HOUR_IN)),
    ).toBeNull();
  });
});

describe('republishing a tender', () => {
  it('republishing raises the three rates and rounds up', () => {
    const rates = { startingRate: 1_001, targetRate: 1_000, bookNowPrice: null };
    expect(raisePrice(rates, 500)).toEqual({ startingRate: 1_052, targetRate: 1_050, bookNowPrice: null });
    expect(codeOf(raisePrice({ ...rates, startingRate: null }, 500))).toBe('load.raise-needs-starting');
    expect(codeOf(raisePrice({ ...rates, startingRate: 10 ** 12 }, 500))).toBe('load.raise-too-high');
  });

  it('republishing ends a tender that waits for a decision and leaves others unchanged', () => {
    const over = buildLoad({ state: 'tender_over', decisionEndsAt: END });
    const change = allowed(republishLoad(over, [buildBidder(1, 900_000)], 0, AN_HOUR_IN));
    expect(change).toMatchObject({ load: { state: 'did_not_take_place' }, republish: { percentBp: 0 } });
    const canceled = buildLoad({ state: 'canceled', finishedAt: AN_HOUR_IN }, { startingRate: 1_000 });
    expect(allowed(republishLoad(canceled, [], 500, AN_HOUR_IN)).load.state).toBeUndefined();
    expect(codeOf(republishLoad(over, [], 500, AN_HOUR_IN))).toBe('load.raise-needs-starting');
  });
});
