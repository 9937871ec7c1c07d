/** Limits of inputs; above them the answer is 422. Durations in minutes, money in minor units, texts in characters. */
export const LIMITS = {
  stopsMin: 2,
  stopsMax: 30,
  tagsMax: 20,
  nameMax: 200,
  commentMax: 2_000,
  reasonMax: 2_000,
  noteMax: 5_000,
  moneyMin: 1,
  moneyMax: 1_000_000_000_000,
  durationMinMinutes: 1,
  durationMaxMinutes: 30 * 24 * 60,
  extraMaxMinutes: 60,
  maxExtraMaxMinutes: 24 * 60,
  confirmMinMinutes: 15,
  confirmMaxMinutes: 7 * 24 * 60,
  decisionMinMinutes: 15,
  decisionMaxMinutes: 30 * 24 * 60,
  daysToPayMax: 365,
  costOfMoneyMaxBp: 9_900,
  vatRateMaxBp: 10_000,
  quantityMilliMax: 100_000_000,
  percentMaxBp: 10_000,
  invitationsMax: 500,
  inviteSuggestedMax: 2_000,
  perPageDefault: 25,
  perPageMax: 100,
  listTotalMax: 10_000,
  searchCountMax: 1_000,
  /** Characters of a page's stored list state; views per person, and shared views per company, for one list. */
  filterDataMax: 16_384,
  viewsMax: 50,
  sharedViewsMax: 200,
  groupsMax: 200,
  radiusMaxKm: 500,
  reopensMax: 2,
  republishesMax: 3,
} as const;

/** Limits of bids and re-confirmations by one carrier on one load; 0 means no limit. */
export interface RevisionLimits {
  perMinute: number;
  inAll: number;
  inAllSealed: number;
}

export const REVISION_LIMITS: RevisionLimits = { perMinute: 20, inAll: 300, inAllSealed: 30 };
