import type { RouteName } from '@tenderlane/domain';

/** Pages where one is occupied with something else than the account. */
export const WITHOUT_ALERTS: readonly RouteName[] = ['onboarding', 'auth', 'pricing'];
