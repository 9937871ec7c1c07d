import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths as carrierPaths } from '../../apps/carrier/src/lib/paths';
import {
  accountPaths,
  announcementsPath,
  expiringPath,
  jobPath,
  operatorPath,
  paths as shipperPaths,
} from '../../apps/shipper/src/lib/paths';
import { REPOSITORY } from '../product';

const PATHS: Readonly<Record<'shipper' | 'carrier', Readonly<Record<string, string>>>> = {
  shipper: { ...shipperPaths, ...accountPaths, announcementsPath, expiringPath, jobPath, operatorPath },
  carrier: carrierPaths,
};

const PATH = /path: (?:(?:(?:paths|accountPaths)\.)?(\w+)|(?:paths|accountPaths)\['([^']+)'\]|'([^']+)'),/;

/** Paths of an application's route table: all, or only those with a page of their own. */
export function routesOf(application: 'shipper' | 'carrier', only: 'all' | 'pages' = 'all'): string[] {
  const folder = join(REPOSITORY, 'apps', application, 'src/app');
  const tables = readdirSync(folder).filter((name) => name.endsWith('routes.ts'));
  const source = tables.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const routes = source
    .split('createRoute({')
    .slice(1)
    .filter((route) => only === 'all' || route.includes('component:'));
  const addresses = new Map(Object.entries(PATHS[application]));
  return routes.map((route) => {
    const [, name = '', quoted = name, path = addresses.get(quoted)] = PATH.exec(route) ?? [];
    if (path === undefined) throw new Error(`The address of this route is not among the paths: ${route.slice(0, 80)}`);
    return path;
  });
}
