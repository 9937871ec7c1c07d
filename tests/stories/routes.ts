import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../product';

const PATH = /path: (?:(?:(?:paths|accountPaths)\.)?(\w+)|(?:paths|accountPaths)\['([^']+)'\]|'([^']+)'),/;

/** The addresses in an application's route table: all of them, or only those that show a page of their own. */
export function routesOf(
  application: 'shipper' | 'carrier',
  paths: Readonly<Record<string, string>>,
  only: 'all' | 'pages' = 'all',
): string[] {
  const folder = join(REPOSITORY, 'apps', application, 'src/app');
  const tables = readdirSync(folder).filter((name) => name.endsWith('routes.ts'));
  const source = tables.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const routes = source
    .split('createRoute({')
    .slice(1)
    .filter((route) => only === 'all' || route.includes('component:'));
  const addresses = new Map(Object.entries(paths));
  return routes.map((route) => {
    const [, name = '', quoted = name, path = addresses.get(quoted)] = PATH.exec(route) ?? [];
    if (path === undefined) throw new Error(`The address of this route is not among the paths: ${route.slice(0, 80)}`);
    return path;
  });
}
