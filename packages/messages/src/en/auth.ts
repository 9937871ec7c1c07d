/** Signing in and onboarding. */
export const auth = {} as const;
