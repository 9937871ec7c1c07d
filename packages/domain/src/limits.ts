/** What an input may hold at most; above is 422. Durations in minutes, money in minor units, texts in characters. */
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
  /** Suggested carriers that one call invites: as many as a company may write to in a day. */
  inviteSuggestedMax: 2_000,
  perPageDefault: 25,
  perPageMax: 100,
  listTotalMax: 10_000,
  /** Up to so many results of a search are counted by state. */
  searchCountMax: 1_000,
  /** Characters of what a page keeps of a list; views of a person, and shared ones of a company, of one list. */
  filterDataMax: 16_384,
  viewsMax: 50,
  sharedViewsMax: 200,
  /** Groups of a list that are told. */
  groupsMax: 200,
  /** How far around a place a list looks. */
  radiusMaxKm: 500,
  reopensMax: 2,
  republishesMax: 3,
} as const;
