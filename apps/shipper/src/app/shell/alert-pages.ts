import type { RouteName } from '@tenderlane/domain/people';

export const WITHOUT_ALERTS: readonly RouteName[] = ['onboarding', 'auth', 'pricing'];
