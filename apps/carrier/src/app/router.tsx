import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@tenderlane/web/core/search-texts';
import { BASE } from '../lib/paths';
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
