export const METRICS = ['response', 'acceptance', 'cancel', 'on_time', 'rating'] as const;
export type Metric = (typeof METRICS)[number];

/** An invitation to a tender whose bidding is over. Times are epoch ms. */
export interface InvitationFact {
  optionId: number;
  loadId: number;
  invitedAt: number;
  biddingEndedAt: number;
  answer: 'bid' | 'declined' | null;
}

/** An award that was answered or lapsed. `cancelWeight` is set when the carrier cancelled afterwards. */
export interface AwardFact {
  optionId: number;
  loadId: number;
  selectedAt: number | null;
  answer: 'confirmed' | 'refused' | 'lapsed';
  answeredAt: number;
  cancelWeight: number | null;
}

export interface ArrivalFact {
  optionId: number;
  loadId: number;
  arrivedAt: number;
  windowTo: number;
}

export interface ReviewFact {
  optionId: number;
  loadId: number;
  stars: number;
  reviewedAt: number;
}

export interface RelationFacts {
  /** Time zone of the carrier's company, for its working hours. */
  timeZone: string;
  invitations: readonly InvitationFact[];
  awards: readonly AwardFact[];
  arrivals: readonly ArrivalFact[];
  reviews: readonly ReviewFact[];
  accepted: readonly { optionId: number; metric: Metric }[];
}

export const OUTCOMES = [
  'bid',
  'declined',
  'no_answer',
  'confirmed',
  'refused',
  'lapsed',
  'kept',
  'canceled',
  'on_time',
  'late',
  'reviewed',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Reasons not to count something: too short notice, night, or a justified contest. */
export const EXCLUSIONS = ['brief', 'night', 'contested'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** One load behind a figure. `value` is a share of 0 to 1, the weight of a cancellation, or the stars of a review. */
export interface FigureItem {
  metric: Metric;
  optionId: number;
  loadId: number;
  at: number;
  outcome: Outcome;
  value: number;
  exclusion: Exclusion | null;
}
