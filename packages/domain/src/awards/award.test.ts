import { describe, expect, it } from 'vitest';
import { NO_APPROVAL } from '../terms/approval-facts';
import { buildBidder, buildLoad, buildStanding, END, minutes, PICKUP } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { after, AN_HOUR_IN, ENDED, selectFirst } from '../bids/testing/play-auction';
import { approveOption, lapseApproval } from './approve-option';
import type { LoadAuction } from '../auction/auction';
import { confirmAward } from './confirm';
import { selectOption } from './select-option';
import type { Standing } from '../auction/standing';

describe('the selection of a winner', () => {
  const standings = [buildBidder(1, 900_000), buildBidder(2, 950_000)];

  it('a winner can be selected early and after the end', () => {
    expect(selectFirst(buildLoad(), standings, AN_HOUR_IN).load).toMatchObject({
      state: 'awaiting_confirmation',
      leftMs: END - AN_HOUR_IN,
    });
    expect(selectFirst(buildLoad(ENDED), standings, END).load).toMatchObject({
      selectedBy: 7,
      selectedVia: 'manual',
      leftMs: 0,
    });
  });

  it.each<[string, LoadAuction, Partial<Standing>, number | null, number, string]>([
    ['into sealed bids', buildLoad({}, { mode: 'sealed' }), {}, null, AN_HOUR_IN, 'load.sealed'],
    ['between the end and the close', buildLoad(), {}, null, END, 'auction.over'],
    ['after the decision timer', buildLoad(ENDED), {}, null, ENDED.decisionEndsAt, 'load.decision-over'],
    ['a second time', buildLoad({ state: 'awaiting_confirmation' }), {}, null, AN_HOUR_IN, 'load.already-awarded'],
    ['another bid than was seen', buildLoad(), {}, 1, AN_HOUR_IN, 'option.bid-changed'],
    ['a stale bid', buildLoad(), { state: 'stale' }, null, AN_HOUR_IN, 'option.not-live'],
    ['an expired bid', buildLoad(), { validUntil: AN_HOUR_IN }, null, AN_HOUR_IN, 'option.not-live'],
    ['a provisional bid', buildLoad(), { provisional: true }, null, AN_HOUR_IN, 'option.not-live'],
    ['a carrier that may not win', buildLoad(), { eligible: false }, null, AN_HOUR_IN, 'option.not-eligible'],
    ['a carrier without a bid', buildLoad(), { bidId: null }, null, AN_HOUR_IN, 'option.not-live'],
  ])('a selection is refused: %s', (_name, load, fields, bidId, t, code) => {
    const one = [{ ...buildBidder(1, 900_000), ...fields }];
    expect(codeOf(selectOption(load, one, { optionId: 1, bidId, by: 7 }, t))).toBe(code);
  });
});

describe('the confirmation of an award', () => {
  const standings = [
    buildBidder(1, 900_000),
    buildBidder(2, 945_000),
    buildBidder(3, 890_000),
    buildBidder(4, 880_000, { eligible: false }),
    buildBidder(5, 880_000, { state: 'stale' }),
    buildBidder(6, 880_000, { validUntil: AN_HOUR_IN }),
    buildStanding(7),
  ];
  const selected = selectFirst(buildLoad(), standings, AN_HOUR_IN);

  it('a confirmation makes the order and records rank, reason and gap for the losers', () => {
    const input = { optionId: 1, bidId: 101, text: 'known to us' };
    const change = allowed(confirmAward(selected.load, selected.standings, input, AN_HOUR_IN + 1));
    expect(change.load).toMatchObject({
      state: 'processing',
      dueAt: PICKUP + minutes(32 * 60),
      timeline: { winner: AN_HOUR_IN, confirmed: AN_HOUR_IN + 1 },
    });
    expect(change.options).toEqual([
      { optionId: 1, from: 'selected', to: 'confirmed' },
      {
        optionId: 2,
        from: 'active',
        to: 'lost',
        loss: { rank: 3, reason: 'price', gap: { kind: 'exact', amount: 45_000, bp: 500 } },
      },
      {
        optionId: 3,
        from: 'active',
        to: 'lost',
        loss: {
          rank: 1,
          reason: 'shipper_choice',
          gap: { kind: 'exact', amount: -10_000, bp: -111 },
          text: 'known to us',
        },
      },
      { optionId: 4, from: 'active', to: 'lost', loss: { rank: null, reason: 'not_eligible', gap: null } },
      { optionId: 5, from: 'stale', to: 'expired', loss: { rank: null, reason: 'expired', gap: null } },
      { optionId: 6, from: 'active', to: 'lost', loss: { rank: null, reason: 'expired', gap: null } },
    ]);
  });

  it.each<[string, Partial<LoadAuction>, Partial<Standing>, number, number | null, string]>([
    ['too late', {}, {}, AN_HOUR_IN + minutes(120), null, 'load.confirmation-over'],
    ['for another bid', {}, {}, AN_HOUR_IN, 9, 'option.bid-changed'],
    ['by a carrier no longer eligible', {}, { eligible: false }, AN_HOUR_IN, null, 'option.not-eligible'],
    ['by another carrier', { selectedOptionId: 2 }, {}, AN_HOUR_IN, null, 'option.not-selected'],
  ])('a confirmation is refused %s', (_name, load, fields, t, bidId, code) => {
    const all = selected.standings.map((standing) => (standing.optionId === 1 ? { ...standing, ...fields } : standing));
    expect(codeOf(confirmAward({ ...selected.load, ...load }, all, { optionId: 1, bidId }, t))).toBe(code);
  });
});

describe('the approval of an award', () => {
  const approvalRule = { aboveAmount: 500_000, currency: 'UAH', aboveTargetBp: null };
  const approvalFacts = { ...NO_APPROVAL, rule: approvalRule };
  const standings = [buildBidder(1, 900_000), buildBidder(2, 950_000)];
  const pending = selectFirst(buildLoad({ approvalFacts }), standings, AN_HOUR_IN);
  const decide = (by: number, approve: boolean, t = AN_HOUR_IN + 1) =>
    approveOption(pending.load, pending.standings, { optionId: 1, by, approve }, t);

  it('a pending approval stops the bidding, and only a second person decides it', () => {
    expect(pending.load).toMatchObject({
      state: 'ongoing',
      leftMs: END - AN_HOUR_IN,
      dueAt: AN_HOUR_IN + minutes(24 * 60),
    });
    expect(codeOf(decide(7, true))).toBe('load.own-approval');
    expect(codeOf(decide(8, true, AN_HOUR_IN + minutes(24 * 60)))).toBe('load.approval-over');
  });

  it('an approval selects the carrier and keeps the remaining time', () => {
    const change = allowed(decide(8, true));
    expect(change.load).toMatchObject({
      state: 'awaiting_confirmation',
      leftMs: END - AN_HOUR_IN,
      approval: null,
      selectedBy: 7,
    });
    expect(change.options).toEqual([{ optionId: 1, from: 'pending_approval', to: 'selected' }]);
  });

  it('bidding continues with the remaining time when the approval is declined or missing after 24 hours', () => {
    const declined = after(pending.load, pending.standings, decide(8, false));
    expect(declined.load).toMatchObject({ state: 'ongoing', approval: null, effectiveEnd: END + 1, leftMs: null });
    expect(declined.standings[0]?.state).toBe('active');
    const t = AN_HOUR_IN + minutes(24 * 60);
    const lapsed = after(pending.load, pending.standings, lapseApproval(pending.load, pending.standings, t));
    expect(lapsed.load.effectiveEnd).toBe(END + minutes(24 * 60));
  });

  it('the decision timer continues when an approval is declined after the end', () => {
    const over = selectFirst(buildLoad({ ...ENDED, approvalFacts }), standings, END + minutes(60));
    const change = allowed(
      approveOption(over.load, over.standings, { optionId: 1, by: 8, approve: false }, END + minutes(90)),
    );
    expect(change.load).toMatchObject({ state: 'tender_over', decisionEndsAt: ENDED.decisionEndsAt + minutes(30) });
  });

  it('an approval is refused for a carrier that is no longer eligible', () => {
    const all = pending.standings.map((standing) => ({ ...standing, eligible: false }));
    expect(codeOf(approveOption(pending.load, all, { optionId: 1, by: 8, approve: true }, AN_HOUR_IN + 1))).toBe(
      'option.not-eligible',
    );
  });
});
