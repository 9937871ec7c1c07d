/** Refusals of the auction: `option.*` concerns one carrier's standing, `auction.*` the clock. */
export const AUCTION_REFUSALS = {
  'option.bid-changed': 409,
  'option.not-live': 409,
  'option.not-eligible': 409,
  'option.not-in-audience': 409,
  'option.not-selected': 409,
  'option.out': 409,
  'option.already-declined': 409,
  'auction.frozen': 409,
  'auction.over': 409,
  'auction.extend-too-late': 409,
  'auction.end-not-later': 422,
  'auction.end-too-far': 422,
  'auction.end-after-pickup': 422,
} as const;
