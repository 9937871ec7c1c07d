import type { ParseKeys } from 'i18next';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { pageOfApp, type Page, type PageSettings } from '@tenderlane/web/core/early/page-of';
import type { MenuIcon } from './menu-icons';
import type { PathName } from './paths';

interface PageMenu {
  place: number;
  text: ParseKeys<'shell'>;
  icon: MenuIcon;
  /** The tab whose tenders the entry counts. */
  count?: string;
  /** A phone has room for five entries; another page leads to this one there. */
  isWideOnly?: boolean;
}

interface Settings extends PageSettings {
  /** The name of the page in notifications, links and the guard's table. */
  name: PathName;
  help: HelpArticleName;
  /** On a phone the page fills the screen: the frame has no header and no navigation. */
  isFocused?: boolean;
  /** The page is one list, which scrolls inside the frame on a wide screen. */
  isList?: boolean;
  menu?: PageMenu;
}

export type CarrierPage = Page & Settings;

export type MenuEntry = PageMenu & { path: string };

export const pageOf = pageOfApp<Settings>();
