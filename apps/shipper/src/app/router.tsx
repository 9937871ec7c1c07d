import { createRouter } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { whenOtherBrand } from '../lib/other-brand';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { routeTree } from './routes';
import './static-data';

/** Queries are plain texts on both sides: `?page=2` is the text "2". */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>) => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

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

whenOtherBrand(() => void router.navigate({ to: paths['need-access'] }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
