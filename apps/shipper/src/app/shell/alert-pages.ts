import type { RouteName } from '@tenderlane/domain/shell';

export const WITHOUT_ALERTS: readonly RouteName[] = ['onboarding', 'auth', 'pricing'];
