import { pageAddress } from '@tenderlane/web/core/early/page-address';
import { PAGES } from './pages';
import { REDIRECTS } from './redirects';

type Address = readonly [path: string, query?: Readonly<Record<string, string>>];

/** Addresses by the names that the server uses in notifications and alerts. */
const ADDRESSES = new Map<string, Address>([
  ...Object.entries(REDIRECTS).map(([name, { to }]) => [name, [to]] as const),
  ...Object.entries(PAGES).flatMap(([path, { name, tabs = {} }]) => [
    [name, [path]] as const,
    ...Object.entries(tabs).map(([tab, part]) => [part, [path, { tab }]] as const),
  ]),
]);

export function pageHref(name: string, id: string | null = null): string | null {
  const [path, query] = ADDRESSES.get(name) ?? [];
  return path === undefined ? null : pageAddress(path, id, query);
}
