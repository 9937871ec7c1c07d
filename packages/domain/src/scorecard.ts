// Figures and reviews of carriers, and their contests. A separate entry point of the package.
export {
  type ArrivalFact,
  type AwardFact,
  type Counted,
  type Exclusion,
  EXCLUSIONS,
  type InvitationFact,
  type Metric,
  METRICS,
  type Outcome,
  OUTCOMES,
  type RelationFacts,
  type ReviewFact,
} from './scorecard/facts';
export { countFacts, countsAgainst, INVITED_AT_LEAST_MS } from './scorecard/metrics';
export {
  factsSince,
  type Figure,
  figureOf,
  figureOfTally,
  type Figures,
  figuresOf,
  LEAST_LOADS,
  presentWindow,
  previousWindow,
  type Tally,
  trendMonths,
  WINDOW_DAYS,
  windowMovesAt,
} from './scorecard/figures';
export { type ReleaseFacts, releaseRateBp } from './scorecard/release-rate';
export {
  isSameReview,
  refuseReview,
  refuseReviewChange,
  refuseReviewOf,
  REVIEW_LIMITS,
  REVIEW_TAGS,
  reviewClosesAt,
  type ReviewInput,
  type ReviewTag,
} from './scorecard/review';
export { CONTEST_STATES, type ContestState, refuseContest, refuseContestDecision } from './scorecard/contest';
export type { CarrierMetrics } from './auction/standing';
