import { readFileSync } from 'node:fs';

/** The addresses of both applications, as their routers know them. */
export function pagesOf(application: 'shipper' | 'carrier', base: string): RegExp[] {
  const source = (file: string) =>
    readFileSync(new URL(`../../../${application}/src/${file}`, import.meta.url), 'utf8');
  const addresses = new Map(
    [...source('lib/paths.ts').matchAll(/^(?: {2}|export const )'?([\w.-]+)'?(?::| =) '(\/[^']*)'[,;]$/gm)].map(
      ([, name, path]) => [name, path],
    ),
  );
  const served = [
    ...source('app/routes.ts').matchAll(/path: (?:(?:\w+Paths|paths)(?:\.(\w+)|\['([\w.-]+)'\])|(\w+Path)\b)/g),
  ];
  return served.map(([, plain, quoted, constant]) => {
    const path = addresses.get(plain ?? quoted ?? constant) ?? '';
    const pattern = path.replace(/\/$/, '').replaceAll(/\{?-?\$\w+\}?/g, '[^/]+');
    return new RegExp(`^${base}${pattern}/?$`);
  });
}
