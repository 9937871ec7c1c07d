import type { RouteName } from '@tenderlane/domain';

export const WITHOUT_ALERTS: readonly RouteName[] = ['onboarding', 'auth', 'pricing'];
