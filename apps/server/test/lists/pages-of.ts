import { readdirSync, readFileSync } from 'node:fs';

export function pagesOf(application: 'shipper' | 'carrier', base: string): RegExp[] {
  const folder = new URL(`../../../${application}/src/`, import.meta.url);
  const source = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const tables = readdirSync(new URL('app/', folder)).filter((name) => name.endsWith('routes.ts'));
  const routes = tables.map((name) => source(`app/${name}`)).join('\n');
  const addresses = new Map(
    [...source('lib/paths.ts').matchAll(/^(?: {2}|export const )'?([\w.-]+)'?(?::| =) '(\/[^']*)'[,;]$/gm)].map(
      ([, name, path]) => [name, path],
    ),
  );
  const served = [...routes.matchAll(/path: (?:(?:\w+Paths|paths)(?:\.(\w+)|\['([\w.-]+)'\])|(\w+Path)\b)/g)];
  return served.map(([, plain, quoted, constant]) => {
    const path = addresses.get(plain ?? quoted ?? constant) ?? '';
    const pattern = path.replace(/\/$/, '').replaceAll(/\{?-?\$\w+\}?/g, '[^/]+');
    return new RegExp(`^${base}${pattern}/?$`);
  });
}
