/** The network of carriers and invitations. */
export const carriers = {} as const;
