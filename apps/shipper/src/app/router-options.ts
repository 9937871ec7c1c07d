import type { ParsedLocation } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@tenderlane/web/core/search-texts';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { routeTree } from './routes';
import './static-data';

/** What makes the router of the cabinet; a test gives it another history. */
export const routerOptions = {
  routeTree,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  // What follows a page's address is no part of that page.
  notFoundMode: 'root',
  defaultPreload: 'intent',
  // An id in the query opens a part of the page one is on; only then the position stays.
  scrollRestoration: ({ location }: { location: ParsedLocation }) => !('id' in location.search),
} as const;
