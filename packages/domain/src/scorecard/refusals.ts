export const SCORECARD_REFUSALS = {
  'review.not-completed': 409,
  'review.closed': 409,
  'review.reason-required': 422,
  'contest.not-counted': 409,
  'contest.exists': 409,
  'contest.decided': 409,
  'contest.text-required': 422,
} as const;
