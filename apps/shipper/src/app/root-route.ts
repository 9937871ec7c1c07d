import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { guardNavigation } from './guard';
import { Root } from './root';

const segments = (path: string) => path.split('/').filter(Boolean).length;

/** The router also offers a route that is only the beginning of an address: `/account` for `/account/nothing`. */
const isWhole = (routePath: string, pathname: string) => segments(pathname) <= segments(routePath);

/** The frame around every page; it asks the guard before each navigation. */
export const rootRoute = createRootRoute({
  validateSearch: (search): Record<string, string> =>
    Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
  beforeLoad: ({ location, matches }) => {
    const match = matches.at(-1);
    const { id = null } = (match?.params ?? {}) as { id?: string };
    const name = match && isWhole(String(match.fullPath), location.pathname) ? match.staticData.guard : undefined;
    return guardNavigation({ location, name: name ?? 'not-found', id });
  },
  component: Root,
  notFoundComponent: NotFoundPage,
});

/** Every page lies directly under the root. */
export const under = { getParentRoute: () => rootRoute } as const;
