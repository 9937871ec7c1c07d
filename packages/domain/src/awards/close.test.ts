import { describe, expect, it } from 'vitest';
import { NO_APPROVAL } from '../terms/approval-facts';
import type { LoadAuction } from '../auction/auction';
import { applyChange } from '../auction/change';
import type { Standing } from '../auction/standing';
import type { Terms } from '../terms/terms';
import { buildBidder, buildLoad, buildStanding, END, minutes } from '../bids/testing/build-auction';
import { buildTerms } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { chooseWinner } from './choose-winner';
import { closeTender, endDecision } from './close';

function close(load: LoadAuction, standings: Standing[], t = END) {
  return allowed(closeTender(load, standings, t));
}

const AUTOMATIC: Partial<Terms> = { winner: 'automatic', startingRate: 1_000_000 };

describe('the end of a tender', () => {
  it('a tender is closed once and not before its end', () => {
    const load = buildLoad();
    expect(codeOf(closeTender(load, [], END - 1))).toBe('load.wrong-state');
    const closed = applyChange(load, [], close(load, []));
    expect(codeOf(closeTender(closed.load, [], END))).toBe('load.wrong-state');
  });

  it('a tender without a live bid did not take place', () => {
    const expired = buildBidder(1, 900_000, { validUntil: END });
    const change = close(buildLoad(), [buildStanding(2), expired]);
    expect(change.load).toMatchObject({ state: 'did_not_take_place', finishedAt: END, bidCount: 0 });
    expect(change.republish).toBeNull();
  });

  it('a tender is republished automatically at most three times in a chain', () => {
    const again = (republishCount: number) =>
      close(buildLoad({ republishCount }, { republishIfFailed: true }), []).republish;
    expect([0, 1, 2, 3].map(again)).toEqual([{ percentBp: 0 }, { percentBp: 0 }, { percentBp: 0 }, null]);
  });

  it('a tender with bids and a manual choice waits for the shipper', () => {
    const change = close(buildLoad(), [buildBidder(1, 900_000)]);
    const decisionEndsAt = END + minutes(24 * 60);
    expect(change.load).toMatchObject({ state: 'tender_over', decisionEndsAt, dueAt: decisionEndsAt });
  });

  it('an automatic award takes the lowest comparable price, and of equal ones the earlier', () => {
    const standings = [
      buildBidder(1, 900_000, { acceptedSeq: 9 }),
      buildBidder(2, 900_000, { acceptedSeq: 4 }),
      buildBidder(3, 950_000),
    ];
    const change = close(buildLoad({}, AUTOMATIC), standings);
    expect(change.load).toMatchObject({
      state: 'awaiting_confirmation',
      selectedOptionId: 2,
      selectedVia: 'automatic',
      leftMs: 0,
    });
    expect(change.decision).toMatchObject({ rule: 'lowest', guardrail: 1_000_000, chosenOptionId: 2 });
    expect(change.chain.map((step) => step.kind)).toEqual(['close', 'select']);
  });

  it('an automatic award leaves bids above the limit to the shipper', () => {
    const load = buildLoad({}, { winner: 'automatic', targetRate: 800_000, guardrailBp: 1_000 });
    const change = close(load, [buildBidder(1, 880_001)]);
    expect(change.load.state).toBe('tender_over');
    expect(close(load, [buildBidder(1, 880_000)]).load.state).toBe('awaiting_confirmation');
  });

  it('an automatic award waits for a needed approval, which stops the decision timer', () => {
    const approvalRule = { aboveAmount: 500_000, currency: 'UAH', aboveTargetBp: null };
    const change = close(buildLoad({ approvalFacts: { ...NO_APPROVAL, rule: approvalRule } }, AUTOMATIC), [
      buildBidder(1, 900_000),
    ]);
    expect(change.load).toMatchObject({ state: 'tender_over', dueAt: END + minutes(24 * 60) });
    expect(change.load.approval).toMatchObject({ optionId: 1, via: 'automatic', requestedBy: null });
    expect(change.options).toMatchObject([{ optionId: 1, to: 'pending_approval' }]);
  });

  it('the decision timer ends a tender without a winner', () => {
    const load = buildLoad({ state: 'tender_over', decisionEndsAt: END + 1 });
    expect(codeOf(endDecision(load, [], END))).toBe('load.wrong-state');
    const change = allowed(endDecision(load, [buildBidder(1, 900_000), buildStanding(2)], END + 1));
    expect(change.load.state).toBe('did_not_take_place');
    expect(change.options).toMatchObject([{ optionId: 1, to: 'lost' }]);
    expect(change.republish).toBeNull();
  });
});

describe('the automatic choice', () => {
  it('an automatic award records the reasons for leaving out other bids', () => {
    const standings = [
      buildBidder(1, 900_000),
      buildBidder(2, 800_000, { eligible: false }),
      buildBidder(3, 800_000, { state: 'stale' }),
      buildBidder(4, 800_000, { out: true, state: 'refused' }),
      buildBidder(5, 800_000, { provisional: true }),
      buildBidder(6, 800_000, { validUntil: END }),
      buildBidder(7, 1_100_000),
      buildBidder(8, 800_000, { state: 'withdrawn' }),
      buildStanding(9),
    ];
    const choice = chooseWinner(buildLoad({}, AUTOMATIC), standings, END);
    expect(choice?.winner.optionId).toBe(1);
    expect(choice?.decision.excluded.map(({ reason }) => reason)).toEqual([
      'not_eligible',
      'stale',
      'out',
      'provisional',
      'expired',
      'above_guardrail',
      'withdrawn',
    ]);
  });

  it('an automatic award by score prefers a punctual carrier to a slightly cheaper one', () => {
    const terms = buildTerms({ ...AUTOMATIC, winnerRule: 'score' });
    const standings = [
      buildBidder(1, 900_000, { metrics: { onTime: 0.5, acceptance: 0.5, cancel: 0.5 } }),
      buildBidder(2, 910_000, { metrics: { onTime: 1, acceptance: 1, cancel: 0 } }),
    ];
    const choice = chooseWinner({ ...buildLoad(), terms }, standings, END);
    expect(choice?.winner.optionId).toBe(2);
    expect(choice?.decision.candidates.map(({ score }) => score?.toFixed(4))).toEqual(['0.8000', '0.9934']);
  });

  it('an automatic award by score replaces a missing figure by the median or one half and marks it', () => {
    const terms = buildTerms({ ...AUTOMATIC, winnerRule: 'score' });
    const medians = { onTime: 0.9, acceptance: null, cancel: 0.1 };
    const choice = chooseWinner({ ...buildLoad(), terms, medians }, [buildBidder(1, 900_000)], END);
    expect(choice?.decision.candidates[0]?.metrics).toEqual({
      onTime: { value: 0.9, assumed: true },
      acceptance: { value: 0.5, assumed: true },
      cancel: { value: 0.1, assumed: true },
    });
  });
});
