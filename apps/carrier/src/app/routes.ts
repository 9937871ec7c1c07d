import { createRoute } from '@tanstack/react-router';
import { componentOf } from './component-of';
import { PAGES } from './pages';
import { rootRoute, childOfRoot } from './root-route';

type Pages = typeof PAGES;

const routeOf = <Path extends keyof Pages>(path: Path) => {
  const { name, help, isPlain = false, isFocused = false, isList = false } = PAGES[path];
  return createRoute({
    ...childOfRoot,
    path,
    staticData: { name, help, isPlain, isFocused, isList },
    component: componentOf(PAGES[path]),
  });
};

type PageRoutes = { [Path in keyof Pages]: ReturnType<typeof routeOf<Path>> };

const pageRoutes = Object.fromEntries(
  (Object.keys(PAGES) as (keyof Pages)[]).map((path) => [path, routeOf(path)]),
) as unknown as PageRoutes;

export const routeTree = rootRoute.addChildren(pageRoutes);
