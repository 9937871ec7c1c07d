import { MINUTE_MS } from '../core/time';
import type {
  ArrivalFact,
  AwardFact,
  FigureItem,
  Exclusion,
  InvitationFact,
  Metric,
  RelationFacts,
  ReviewFact,
} from './facts';
import { onTimeValue } from '../tracking/on-time';
import { workingTime } from './working-hours';

/** A shorter invitation does not count, because the carrier could not be expected to answer. */
export const INVITED_AT_LEAST_MS = 30 * MINUTE_MS;

/** A lapse counts only if the carrier had this much working time to confirm. */
const CONFIRM_WORKING_MS = 60 * MINUTE_MS;

/** Response: bids or declines among the tenders to which the carrier was invited for at least 30 minutes. */
function countInvitation({ optionId, loadId, invitedAt, biddingEndedAt, answer }: InvitationFact): FigureItem {
  const isBrief = biddingEndedAt - invitedAt < INVITED_AT_LEAST_MS;
  return {
    metric: 'response',
    optionId,
    loadId,
    at: invitedAt,
    outcome: answer ?? 'no_answer',
    value: answer ? 1 : 0,
    exclusion: isBrief ? 'brief' : null,
  };
}

/** Acceptance: confirmed awards among the answered ones; a lapse counts only if there was enough working time. */
function countAward(award: AwardFact, timeZone: string): FigureItem {
  const { optionId, loadId, selectedAt, answer, answeredAt } = award;
  const isNight =
    answer === 'lapsed' && workingTime(selectedAt ?? answeredAt, answeredAt, timeZone) < CONFIRM_WORKING_MS;
  return {
    metric: 'acceptance',
    optionId,
    loadId,
    at: answeredAt,
    outcome: answer,
    value: answer === 'confirmed' ? 1 : 0,
    exclusion: isNight ? 'night' : null,
  };
}

/** Cancellations: weights of cancelled orders among all confirmed ones. */
function countOrder({ optionId, loadId, answer, answeredAt, cancelWeight }: AwardFact): FigureItem[] {
  if (answer !== 'confirmed') return [];
  return [
    {
      metric: 'cancel',
      optionId,
      loadId,
      at: answeredAt,
      outcome: cancelWeight === null ? 'kept' : 'canceled',
      value: cancelWeight ?? 0,
      exclusion: null,
    },
  ];
}

function countArrival({ optionId, loadId, arrivedAt, windowTo }: ArrivalFact): FigureItem {
  const value = onTimeValue(arrivedAt, windowTo);
  const outcome = value === 1 ? 'on_time' : 'late';
  return { metric: 'on_time', optionId, loadId, at: arrivedAt, outcome, value, exclusion: null };
}

function countReview({ optionId, loadId, stars, reviewedAt }: ReviewFact): FigureItem {
  return { metric: 'rating', optionId, loadId, at: reviewedAt, outcome: 'reviewed', value: stars, exclusion: null };
}

export function countFacts(facts: RelationFacts): FigureItem[] {
  const accepted = new Set(facts.accepted.map(({ optionId, metric }) => `${metric} ${optionId}`));
  const exclusionOf = ({ metric, optionId, exclusion }: FigureItem): Exclusion | null =>
    accepted.has(`${metric} ${optionId}`) ? 'contested' : exclusion;
  return [
    ...facts.invitations.map(countInvitation),
    ...facts.awards.map((award) => countAward(award, facts.timeZone)),
    ...facts.awards.flatMap(countOrder),
    ...facts.arrivals.map(countArrival),
    ...facts.reviews.map(countReview),
  ]
    .map((item) => ({ ...item, exclusion: exclusionOf(item) }))
    .sort((a, b) => b.at - a.at || b.optionId - a.optionId);
}

const BEST: Readonly<Record<Metric, number>> = { response: 1, acceptance: 1, cancel: 0, on_time: 1, rating: 5 };

/** True when it makes its figure worse; only such items can be contested. */
export const countsAgainst = ({ metric, value, exclusion }: FigureItem): boolean =>
  exclusion === null && value !== BEST[metric];
