import type { ParsedLocation } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@tenderlane/web/core/search-texts';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { routeTree } from './routes';
import './static-data';

export const routerOptions = {
  routeTree,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  // An address with an extra segment is not found, even below a known page.
  notFoundMode: 'root',
  defaultPreload: 'intent',
  // An id in the query opens a part of the current page, so the scroll position stays.
  scrollRestoration: ({ location }: { location: ParsedLocation }) => !('id' in location.search),
} as const;
