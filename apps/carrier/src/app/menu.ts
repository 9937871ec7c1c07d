import type { CarrierPage, MenuEntry } from '../lib/page';
import { PAGES } from './pages';

export const MENU: readonly MenuEntry[] = Object.entries<CarrierPage>(PAGES)
  .flatMap(([path, { menu }]) => (menu ? [{ ...menu, path }] : []))
  .sort((one, other) => one.place - other.place);
