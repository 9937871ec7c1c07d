import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as carrierPaths from '../apps/carrier/src/lib/paths';
import { REDIRECTS } from '../apps/shipper/src/app/redirects';
import * as shipperPaths from '../apps/shipper/src/lib/paths';
import { REPOSITORY } from './product';

const PATHS: Readonly<Record<'shipper' | 'carrier', Readonly<Record<string, unknown>>>> = {
  shipper: shipperPaths,
  carrier: carrierPaths,
};

const PAGE = /^ {2}\[(\w+)(?:\.(\w+)|\['([^']+)'\])?\]: pageOf\(/gm;

export function listAddresses(application: 'shipper' | 'carrier'): string[] {
  const folder = join(REPOSITORY, 'apps', application, 'src/features');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const source = files
    .filter((name) => name.endsWith('/pages.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const known = new Map(Object.entries(PATHS[application]));
  const addresses = [...source.matchAll(PAGE)].map(([page, table = '', name, quoted = name]) => {
    const found = known.get(table);
    const address = quoted === undefined ? found : new Map(Object.entries(found ?? {})).get(quoted);
    if (typeof address !== 'string') throw new Error(`The address of this page is not among the paths: ${page}`);
    return address;
  });
  if (addresses.length !== source.split('pageOf(').length - 1)
    throw new Error('A page has an address of another form.');
  return addresses;
}

export const REDIRECTED = { shipper: Object.values(REDIRECTS).map(({ from }) => from), carrier: [] } as const;
