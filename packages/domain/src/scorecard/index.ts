export {
  type AwardFact,
  type FigureItem,
  EXCLUSIONS,
  type InvitationFact,
  type Metric,
  METRICS,
  type Outcome,
  OUTCOMES,
  type RelationFacts,
} from './facts';
export { countFacts, INVITED_AT_LEAST_MS } from './metrics';
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
} from './figures';
export { shipperDwellMinutes } from './dwell';
export { type ReleaseFacts, releaseRateBp } from './release-rate';
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
} from './review';
export { CONTEST_STATES, type ContestState, refuseFigureContest, refuseContestDecision } from './contest';
