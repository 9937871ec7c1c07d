import { createRoute, redirect } from '@tanstack/react-router';
import type { ShipperPage } from '../lib/page';
import { paths } from '../lib/paths';
import { componentOf } from './component-of';
import { PAGES } from './pages';
import { REDIRECTS } from './redirects';
import { rootRoute, childOfRoot } from './root-route';

type Pages = typeof PAGES;

const staticDataOf = ({ isPlain = false, hidesNavigation = false, ...page }: ShipperPage) => ({
  name: page.name,
  help: page.help,
  guard: page.guard ?? page.name,
  isPlain,
  hidesNavigation,
});

const routeOf = <Path extends keyof Pages>(path: Path) => {
  const page = PAGES[path];
  return createRoute({ ...childOfRoot, path, staticData: staticDataOf(page), component: componentOf(page) });
};

type PageRoutes = { [Path in keyof Pages]: ReturnType<typeof routeOf<Path>> };

const pageRoutes = Object.fromEntries(
  (Object.keys(PAGES) as (keyof Pages)[]).map((path) => [path, routeOf(path)]),
) as unknown as PageRoutes;

const redirectOf = (name: keyof typeof REDIRECTS) =>
  createRoute({
    ...childOfRoot,
    path: REDIRECTS[name].from,
    staticData: { name, guard: name },
    beforeLoad: () => {
      throw redirect({ href: REDIRECTS[name].to, replace: true });
    },
  });

/** Earlier addresses of tenders; the guard redirects them. */
const orderRoutes = {
  list: createRoute({ ...childOfRoot, path: paths.orders, staticData: { guard: 'orders' } }),
  view: createRoute({ ...childOfRoot, path: paths['orders.show'], staticData: { guard: 'orders.show' } }),
  one: createRoute({ ...childOfRoot, path: '/orders/$id', staticData: { guard: 'orders.show' } }),
  edit: createRoute({ ...childOfRoot, path: '/orders/$id/edit', staticData: { guard: 'orders.show' } }),
};

export const routeTree = rootRoute.addChildren({
  ...pageRoutes,
  ...orderRoutes,
  account: redirectOf('account'),
});
