import type { MenuEntry } from '../lib/page';
import { PAGES } from './pages';

export const MENU: readonly MenuEntry[] = Object.entries(PAGES)
  .flatMap(([path, { name, menu }]) => (menu ? [{ ...menu, name, path }] : []))
  .sort((one, other) => one.place - other.place);
