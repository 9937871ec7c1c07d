import type { LoadAuction } from '../auction/auction';
import { comparableRate } from '../terms/comparable';
import type { CandidateRecord, Decision, ExclusionReason, UsedMetric } from '../auction/decision';
import { compareStandings, isLive, type CarrierMetrics, type LiveStanding, type Standing } from '../auction/standing';
import type { Terms } from '../terms/terms';
import type { SelectedVia } from '../loads/load-fields';
import { shareOf, WHOLE_BP } from '../money/amount';

const NO_MEDIAN = 0.5;

/**
 * The highest comparable price of the automatic choice: target + guardrail, else the starting rate; null without both.
 */
export function guardrailComparable(terms: Terms): number | null {
  if (terms.targetRate !== null) {
    return shareOf(comparableRate(terms.targetRate, terms), WHOLE_BP + terms.guardrailBp, 'down');
  }
  return terms.startingRate === null ? null : comparableRate(terms.startingRate, terms);
}

export function isCandidate(standing: Standing, terms: Terms, t: number): standing is LiveStanding {
  const guardrail = guardrailComparable(terms);
  return isLive(standing, t) && (guardrail === null || standing.comparable <= guardrail);
}

function useMetric(name: keyof CarrierMetrics, own?: CarrierMetrics, medians?: CarrierMetrics): UsedMetric {
  const value = own?.[name] ?? null;
  if (value !== null) return { value, assumed: false };
  return { value: medians?.[name] ?? NO_MEDIAN, assumed: true };
}

function scoreCandidate(candidate: LiveStanding, lowest: number, load: LoadAuction): CandidateRecord {
  const { weights } = load.terms;
  const metrics = {
    onTime: useMetric('onTime', candidate.metrics, load.medians),
    acceptance: useMetric('acceptance', candidate.metrics, load.medians),
    cancel: useMetric('cancel', candidate.metrics, load.medians),
  };
  const score =
    (weights.priceBp * (lowest / candidate.comparable) +
      weights.onTimeBp * metrics.onTime.value +
      weights.acceptanceBp * metrics.acceptance.value +
      weights.cancelBp * (1 - metrics.cancel.value)) /
    WHOLE_BP;
  return { ...recordOf(candidate), score, metrics };
}

function recordOf(standing: LiveStanding): CandidateRecord {
  const { optionId, bidId, comparable } = standing;
  return { optionId, bidId, comparable, score: null, metrics: null };
}

function exclusionOf(standing: Standing, t: number): ExclusionReason | null {
  if (standing.bidId === null) return null;
  if (standing.out) return 'out';
  if (standing.state === 'withdrawn') return 'withdrawn';
  if (standing.state === 'stale') return 'stale';
  if (!standing.inAudience) return 'not_in_audience';
  if (!standing.eligible) return 'not_eligible';
  if (standing.provisional) return 'provisional';
  if ((standing.validUntil ?? 0) <= t) return 'expired';
  return isLive(standing, t) ? 'above_guardrail' : null;
}

function excludedOf(
  standings: readonly Standing[],
  candidates: readonly LiveStanding[],
  t: number,
): Decision['excluded'] {
  const kept = new Set(candidates.map((candidate) => candidate.optionId));
  return standings.flatMap((standing) => {
    const reason = kept.has(standing.optionId) ? null : exclusionOf(standing, t);
    return reason ? [{ optionId: standing.optionId, reason }] : [];
  });
}

/**
 * Chooses a winner automatically at `t` and records the reasons; null without a candidate. On a tie the earlier
 * accepted bid wins.
 */
export function chooseWinner(
  load: LoadAuction,
  standings: readonly Standing[],
  t: number,
): { winner: LiveStanding; decision: Decision } | null {
  const { terms } = load;
  const candidates = standings.filter((standing) => isCandidate(standing, terms, t)).sort(compareStandings);
  const cheapest = candidates[0];
  if (!cheapest) return null;
  const byScore = terms.winnerRule === 'score';
  const records = byScore
    ? candidates.map((candidate) => scoreCandidate(candidate, cheapest.comparable, load))
    : candidates.map(recordOf);
  const best = records.reduce((a, b) => ((b.score ?? 0) > (a.score ?? 0) ? b : a));
  const winner = candidates.find((candidate) => candidate.optionId === best.optionId) ?? cheapest;
  const decision: Decision = {
    via: 'automatic',
    rule: terms.winnerRule,
    weights: byScore ? terms.weights : null,
    guardrail: guardrailComparable(terms),
    chosenOptionId: winner.optionId,
    candidates: records,
    excluded: excludedOf(standings, candidates, t),
  };
  return { winner, decision };
}

export function recordChoice(
  standings: readonly Standing[],
  winner: LiveStanding,
  via: Exclude<SelectedVia, 'automatic'>,
  t: number,
  text?: string,
): Decision {
  const live = standings.filter((standing) => isLive(standing, t)).sort(compareStandings);
  return {
    via,
    rule: null,
    weights: null,
    guardrail: null,
    chosenOptionId: winner.optionId,
    candidates: live.map(recordOf),
    excluded: excludedOf(standings, live, t),
    ...(text && { text }),
  };
}
