/** Account, brands, colleagues, sessions and company settings. */
export const account = {} as const;
