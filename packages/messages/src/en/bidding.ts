/** Bidding, comparison, choosing a winner, history, chain. */
export const bidding = {} as const;
