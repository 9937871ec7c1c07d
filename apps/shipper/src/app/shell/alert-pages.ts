import type { RouteName } from '@tenderlane/domain';
import { accountPaths, paths } from '../../lib/paths';

/** Pages where one is occupied with something else than the account. */
export const WITHOUT_ALERTS: readonly RouteName[] = ['onboarding', 'auth', 'pricing'];

/** The pages an alert can lead to; one that is not built yet is none, so that no link ends nowhere. */
const PAGES = new Map<string, string>([
  ['tenders', paths.tenders],
  ['carriers', paths.carriers],
  ['account', accountPaths.settings],
  ...Object.entries(accountPaths),
]);

export const alertHref = (routeName: string): string | null => PAGES.get(routeName) ?? null;
