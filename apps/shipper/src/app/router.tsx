import { createRouter } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { accountQuery, queryClient, session } from '../lib/web';
import { onOtherBrand } from '../lib/other-brand';
import { routerOptions } from './router-options';

export const router = createRouter({ ...routerOptions, scrollToTopSelectors: ['#content'] });

/** Asks for the account and for the page of the address side by side; the guard and the router find both on their way. */
export function loadAhead(): void {
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname);
  const isSignedIn = session.token() !== null;
  if (isSignedIn) void queryClient.prefetchQuery(accountQuery);
  // A visitor is led to the sign-in from nearly every page.
  if (route && (isSignedIn || route.fullPath === paths.auth)) void router.loadRouteChunk(route);
}

onOtherBrand(() => void router.navigate({ to: paths['need-access'] }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
