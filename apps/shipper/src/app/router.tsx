import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@tenderlane/web/core/search-texts';
import { paths } from '../lib/paths';
import { onOtherBrand } from '../lib/other-brand';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { routeTree } from './routes';
import './static-data';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  defaultPreload: 'intent',
  // An id in the query opens a part of the page one is on; only then the position stays.
  scrollRestoration: ({ location }) => !('id' in location.search),
  scrollToTopSelectors: ['#content'],
});

onOtherBrand(() => void router.navigate({ to: paths['need-access'] }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
