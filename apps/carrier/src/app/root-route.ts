import { createRootRoute, redirect, type ParsedLocation } from '@tanstack/react-router';
import { needsOnboarding } from '@tenderlane/web/core/queries/account-query';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { accountQuery, queryClient, session } from '../lib/application';
import { paths, WITHOUT_SESSION, type PathName } from '../lib/paths';
import { guardVisit } from './guard';
import { Root } from './root';

async function guardNavigation(location: ParsedLocation, to: PathName | 'not-found'): Promise<void> {
  // Links in messages may be opened with an expired session; their pages check that themselves.
  if (to !== 'not-found' && WITHOUT_SESSION.includes(to)) return;
  const isAuthenticated = session.token() !== null;
  const account = isAuthenticated ? await queryClient.ensureQueryData(accountQuery) : null;
  const isUnfinished = account !== null && needsOnboarding(account);
  const isLinkSession = account?.is_link_session ?? false;
  const isOrderSession = account !== null && account.link_order_id !== null;
  const hasCompany = Boolean(account?.company);
  const { go, remember } = guardVisit({
    to,
    isAuthenticated,
    isLinkSession,
    isOrderSession,
    needsOnboarding: isUnfinished,
    hasCompany,
  });
  if (remember) session.rememberRoute(location.publicHref);
  // Keep the query, because a sign-in link may name the language.
  if (go) throw redirect({ to: paths[go], search: go === 'auth' ? location.search : {}, replace: true });
}

export const rootRoute = createRootRoute({
  validateSearch: (search): Record<string, string> =>
    Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
  beforeLoad: ({ location, matches }) => guardNavigation(location, matches.at(-1)?.staticData.name ?? 'not-found'),
  component: Root,
  notFoundComponent: NotFoundPage,
});

export const childOfRoot = { getParentRoute: () => rootRoute } as const;
