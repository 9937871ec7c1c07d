import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestEnd, toTimedLoad, type LoadAuction } from '../auction/auction';
import { applyChange, type Change } from '../auction/change';
import { highestAllowedBid } from '../terms/comparable';
import { bestComparable, findLeader, rankOf, rankStandings, type Standing } from '../auction/standing';
import { AUCTION_MODES } from '../terms/terms';
import { visibleToCarrier } from '../auction/visibility';
import { chooseWinner, isCandidate } from '../awards/choose-winner';
import { onDue } from '../awards/on-due';
import { isRefusal } from '../core/refusal';
import { buildBid, buildLoad, buildStanding, END, minutes } from './testing/build-auction';
import { placeBid, type BidOutcome } from './place-bid';
import { withdrawBid } from './withdraw';

interface Move {
  carrier: number;
  price: number;
  waitMs: number;
  withdraws: boolean;
}

const CARRIERS = [1, 2, 3, 4, 5];

const moves = fc.array(
  fc.record({
    carrier: fc.constantFrom(...CARRIERS),
    price: fc.integer({ min: 500_000, max: 1_100_000 }),
    waitMs: fc.integer({ min: 0, max: minutes(6) }),
    withdraws: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  }),
  { maxLength: 40 },
);

const auctions = fc.record({
  mode: fc.constantFrom(...AUCTION_MODES),
  extraMinutes: fc.integer({ min: 0, max: 10 }),
  maxExtraMinutes: fc.integer({ min: 0, max: 30 }),
  ineligible: fc.subarray(CARRIERS),
});

interface Step {
  t: number;
  before: { load: LoadAuction; standings: Standing[] };
  after: { load: LoadAuction; standings: Standing[] };
  bid: BidOutcome | null;
}

/** Plays a sequence of moves near the end of a tender, as the lock would order them, and returns every accepted step. */
function play(
  list: readonly Move[],
  auction: { ineligible: readonly number[] } & Partial<LoadAuction['terms']>,
): Step[] {
  const { ineligible, ...terms } = auction;
  let t = END - minutes(20);
  let state = {
    load: buildLoad({}, { ...terms, startingRate: 1_000_000 }),
    standings: CARRIERS.map((id) => buildStanding(id, { eligible: !ineligible.includes(id) })),
  };
  const steps: Step[] = [];
  for (const [index, move] of list.entries()) {
    t += move.waitMs;
    const { load, standings } = state;
    const seq = { bidId: 10 + index, acceptedSeq: 10 + index, confirmFarBelow: true };
    const outcome = move.withdraws
      ? withdrawBid(load, standings, { optionId: move.carrier, code: 'price' }, t)
      : placeBid(load, standings, buildBid(move.carrier, move.price, seq), t);
    if (isRefusal(outcome)) continue;
    const bid = 'change' in outcome ? outcome : null;
    const change: Change = 'change' in outcome ? outcome.change : outcome;
    const after = applyChange(load, standings, change);
    steps.push({ t, before: state, after, bid });
    state = after;
  }
  return steps;
}

function forEachStep(check: (step: Step) => void): void {
  fc.assert(
    fc.property(moves, auctions, (list, auction) => play(list, auction).forEach(check)),
    { numRuns: 300 },
  );
}

describe('in every auction', () => {
  it('in every auction the end never moves backwards or beyond its cap', () => {
    forEachStep(({ before, after }) => {
      const old = toTimedLoad(before.load);
      const next = toTimedLoad(after.load);
      expect(next.effectiveEnd).toBeGreaterThanOrEqual(old.effectiveEnd);
      expect(next.effectiveEnd).toBeLessThanOrEqual(Math.max(old.effectiveEnd, latestEnd(old)));
      expect(next.end0).toBe(END);
    });
  });

  it('in every auction only a bid that changes the leading carrier extends the end, and never in a sealed tender', () => {
    forEachStep(({ t, before, after, bid }) => {
      if (!bid) return;
      const sameLeader = findLeader(before.standings, t)?.carrierId === findLeader(after.standings, t)?.carrierId;
      if (sameLeader || before.load.terms.mode === 'sealed') {
        expect(after.load.effectiveEnd).toBe(before.load.effectiveEnd);
        expect(bid.outbidOptionId).toBeNull();
      }
    });
  });

  it('in every auction a provisional bid changes neither end, rank, counters nor leader', () => {
    forEachStep(({ t, before, after, bid }) => {
      if (!bid?.provisional) return;
      expect(after.load).toEqual({ ...before.load, ...countersOf(after.load) });
      expect(rankStandings(after.standings, t)).toEqual(rankStandings(before.standings, t));
    });
  });

  it('in every open auction each accepted bid is lower than the best by the step', () => {
    forEachStep(({ t, before, bid }) => {
      const best = findLeader(before.standings, t);
      if (!bid || before.load.terms.mode !== 'open' || !best) return;
      expect(bid.comparable).toBeLessThanOrEqual(best.comparable - Math.ceil(best.comparable / 100));
    });
  });

  it('in every auction the counters are those of the live bids, and in a sealed tender of all bidders', () => {
    forEachStep(({ t, after }) => {
      const ranked = rankStandings(after.standings, t);
      const ever = after.standings.filter(({ bidId }) => bidId !== null).length;
      expect(countersOf(after.load)).toEqual({
        bidCount: after.load.terms.mode === 'sealed' ? ever : ranked.length,
        lowest: ranked[0]?.comparable ?? null,
        highest: ranked.at(-1)?.comparable ?? null,
        leaderOptionId: ranked[0]?.optionId ?? null,
      });
    });
  });

  it('in every auction a carrier learns about others only by its rank, and nothing of target and limit', () => {
    forEachStep(({ t, after: { load, standings } }) => {
      const { mode } = load.terms;
      const secret = { ...load, terms: { ...load.terms, targetRate: 654_321, guardrailBp: 777 } };
      for (const id of CARRIERS) {
        const among = seenBy(load, standings, id, t);
        expect(seenBy(secret, standings, id, t)).toEqual(among);
        const alone = seenBy(
          secret,
          standings.filter(({ optionId }) => optionId === id),
          id,
          t,
        );
        if (mode === 'sealed') expect(among).toEqual({ ...alone, facts: {} });
        if (mode === 'rank_only') expect(among).toEqual({ ...alone, facts: { ownRank: rankOf(standings, id, t) } });
        if (mode === 'open') expect(among.facts).toMatchObject({ bestPrice: bestComparable(standings, t) });
      }
    });
  });

  it('in every auction the automatic winner has the lowest comparable price, and of equal ones the earlier', () => {
    fc.assert(
      fc.property(moves, auctions, (list, auction) => {
        const last = play(list, { ...auction, winner: 'automatic' }).at(-1);
        if (!last) return;
        const { load, standings } = last.after;
        const t = toTimedLoad(load).effectiveEnd;
        const choice = chooseWinner(load, standings, t);
        const candidates = standings.filter((standing) => isCandidate(standing, load.terms, t));
        expect(choice === null).toBe(candidates.length === 0);
        for (const other of candidates) {
          const isBehind =
            other.comparable > (choice?.winner.comparable ?? 0) ||
            other.acceptedSeq >= (choice?.winner.acceptedSeq ?? 0);
          expect(other.comparable).toBeGreaterThanOrEqual(choice?.winner.comparable ?? 0);
          expect(isBehind).toBe(true);
        }
      }),
    );
  });

  it('in every auction the outcome depends only on the order of acceptance', () => {
    const shuffled = fc.shuffledSubarray(CARRIERS, { minLength: CARRIERS.length });
    fc.assert(
      fc.property(moves, auctions, shuffled, (list, auction, order) => {
        const last = play(list, { ...auction, winner: 'automatic' }).at(-1);
        if (!last) return;
        const { load, standings } = last.after;
        const other = order
          .map((id) => standings.find((standing) => standing.optionId === id))
          .filter((s) => s !== undefined);
        const t = toTimedLoad(load).effectiveEnd;
        expect(rankStandings(other, t)).toEqual(rankStandings(standings, t));
        expect(onDue(load, other, t)?.load).toEqual(onDue(load, standings, t)?.load);
      }),
    );
  });

  it('in every auction expired and stale bids do not change the close', () => {
    fc.assert(
      fc.property(moves, auctions, fc.subarray(CARRIERS), (list, auction, dead) => {
        const last = play(list, { ...auction, winner: 'automatic' }).at(-1);
        if (!last) return;
        const { load, standings } = last.after;
        const t = toTimedLoad(load).effectiveEnd;
        const kill = (standing: Standing): Standing =>
          standing.optionId % 2 ? { ...standing, validUntil: t } : { ...standing, state: 'stale' };
        const withDead = standings.map((standing) => (dead.includes(standing.optionId) ? kill(standing) : standing));
        const without = standings.filter((standing) => !dead.includes(standing.optionId));
        // Only the next check by the clock marks the dead bids as expired.
        const closed = (all: Standing[]) => ({ ...onDue(load, all, t)?.load, dueAt: null });
        expect(closed(withDead)).toEqual(closed(without));
      }),
    );
  });

  it('in every auction the clock does nothing early and nothing twice', () => {
    fc.assert(
      fc.property(moves, auctions, (list, auction) => {
        const last = play(list, auction).at(-1);
        if (!last) return;
        const { load, standings } = last.after;
        const end = toTimedLoad(load).effectiveEnd;
        expect(onDue(load, standings, end - 1)).toBeNull();
        const change = onDue(load, standings, end);
        if (!change) throw new Error('the tender did not close');
        const closed = applyChange(load, standings, change);
        expect(onDue(closed.load, closed.standings, end)).toBeNull();
      }),
    );
  });
});

function countersOf({ bidCount, lowest, highest, leaderOptionId }: LoadAuction) {
  return { bidCount, lowest, highest, leaderOptionId };
}

const ASKED = [300_000, 450_000, 523_457, 600_000, 700_000, 799_999, 900_000, 1_000_001];

/** All that one carrier learns at a moment: the facts its mode shows, its limit, and the answers to bids it may try. */
function seenBy(load: LoadAuction, standings: readonly Standing[], id: number, t: number) {
  const own = standings.find(({ optionId, state }) => optionId === id && state === 'active') ?? null;
  const best = bestComparable(standings, t);
  const known = { bestPrice: best, ownRank: rankOf(standings, id, t), bidderCount: countersOf(load).bidCount };
  const bidder = { vatMode: 'net', daysToPay: load.terms.daysToPay } as const;
  const answers = ASKED.map((price) =>
    placeBid(load, standings, buildBid(id, price, { bidId: 99, acceptedSeq: 99 }), t),
  );
  return {
    facts: visibleToCarrier(load.terms.mode, known),
    limit: highestAllowedBid(load.terms, { best, own: own?.comparable ?? null }, bidder),
    answers: answers.map((answer) => (isRefusal(answer) ? answer : 'accepted')),
  };
}
