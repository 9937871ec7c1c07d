import { LEGAL_NAMES } from '@tenderlane/domain/shell';
import { pageAddress } from '@tenderlane/web/core/early/page-address';
import { BASE, HOME, paths } from '../lib/paths';
import { PAGES } from './pages';

const ADDRESSES = new Map<string, string>([
  ['dashboard', HOME],
  ['account', paths.settings],
  ...Object.entries(PAGES).map(([path, { name }]) => [name, path] as const),
]);

export function pageHref(name: string, id: string | null = null): string | null {
  const path = ADDRESSES.get(name);
  const address = path === undefined ? null : pageAddress(path, id);
  if (address !== null) return BASE + address;
  return LEGAL_NAMES.some((legal) => legal === name) ? `/${name}` : null;
}
