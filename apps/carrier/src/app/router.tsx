import { createRouter } from '@tanstack/react-router';
import { BASE } from '../lib/paths';
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
