import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { guardNavigation } from './guard';
import { Root } from './root';

const segments = (path: string) => path.split('/').filter(Boolean).length;

/** The router also matches a prefix of an address, such as `/account` for `/account/nothing`. */
const isWhole = (routePath: string, pathname: string) => segments(pathname) <= segments(routePath);

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

export const childOfRoot = { getParentRoute: () => rootRoute } as const;
