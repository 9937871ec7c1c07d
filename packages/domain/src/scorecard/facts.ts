/** What a network knows of how a carrier works, each figure by itself. */
export const METRICS = ['response', 'acceptance', 'cancel', 'on_time', 'rating'] as const;
export type Metric = (typeof METRICS)[number];

/** A tender the carrier was invited to, once its bidding is over. Times are epoch ms. */
export interface InvitationFact {
  optionId: number;
  loadId: number;
  invitedAt: number;
  biddingEndedAt: number;
  answer: 'bid' | 'declined' | null;
}

/** An award the carrier has answered or let lapse. `cancelWeight` is set where it canceled the order afterwards. */
export interface AwardFact {
  optionId: number;
  loadId: number;
  selectedAt: number | null;
  answer: 'confirmed' | 'refused' | 'lapsed';
  answeredAt: number;
  cancelWeight: number | null;
}

/** An arrival of an order at a stop. */
export interface ArrivalFact {
  optionId: number;
  loadId: number;
  arrivedAt: number;
  windowTo: number;
}

/** What the shipper thought of a completed order. */
export interface ReviewFact {
  optionId: number;
  loadId: number;
  stars: number;
  reviewedAt: number;
}

/** All that one network's figures of one carrier are computed from. */
export interface RelationFacts {
  /** The zone of the carrier's company, in which it has its working hours. */
  timeZone: string;
  invitations: readonly InvitationFact[];
  awards: readonly AwardFact[];
  arrivals: readonly ArrivalFact[];
  reviews: readonly ReviewFact[];
  /** What the carrier contested and the shipper accepted. */
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

/** Why something that happened does not count: the carrier was asked too shortly, at night, or contested it rightly. */
export const EXCLUSIONS = ['brief', 'night', 'contested'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** One load behind a figure. `value` is a share of 0 to 1, the weight of a cancellation, or the stars of a review. */
export interface Counted {
  metric: Metric;
  optionId: number;
  loadId: number;
  at: number;
  outcome: Outcome;
  value: number;
  exclusion: Exclusion | null;
}
