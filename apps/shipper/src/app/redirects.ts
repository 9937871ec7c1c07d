import { accountPaths, paths } from '../lib/paths';

/** Addresses that are no page of their own, by the name of their route; each leads to a page. */
export const REDIRECTS = {
  account: { from: paths.account, to: accountPaths.settings },
} as const;
