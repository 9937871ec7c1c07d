import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@tenderlane/web/core/search-texts';
import { BASE, paths } from '../lib/paths';
import { accountQuery, queryClient, session } from '../lib/web';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { routeTree } from './routes';
import './static-data';

export const router = createRouter({
  routeTree,
  basepath: BASE,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
});

/** Asks for the account and for the page of the address side by side; the guard and the router find both on their way. */
export function loadAhead(): void {
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname);
  const isSignedIn = session.token() !== null;
  if (isSignedIn) void queryClient.prefetchQuery(accountQuery);
  // A visitor is led to the sign-in from nearly every page.
  if (route && (isSignedIn || route.fullPath === paths.auth)) void router.loadRouteChunk(route);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
