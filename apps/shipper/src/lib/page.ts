import type { ParseKeys } from 'i18next';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import type { RouteName } from '@tenderlane/domain/shell';
import { pageOfApp, type Page, type PageSettings } from '@tenderlane/web/core/early/page-of';
import type { MenuIcon } from './menu-icons';
import type { FilterList } from './user-filters.api';

/** The name of a page in notifications and links, and its name in the guard's table where that is another. */
type Named = { name: RouteName; guard?: undefined } | { name: string; guard: RouteName };

interface PageMenu {
  /** `palette` entries are not in the drawer; `account` entries are below the account. */
  group: 'main' | 'account' | 'palette';
  place: number;
  text: ParseKeys<'shell'>;
  icon?: MenuIcon;
  /** English words that the palette finds the page by, instead of its name. */
  words?: string;
  /** The list that the page shows, which opens with its last filter. */
  list?: FilterList;
  onlyOperators?: boolean;
  /** A number of the account that the drawer shows, and the text that explains it. */
  count?: { of: 'carriers_request_count'; text: 'drawer.carrier_requests' };
  total?: 'tenders';
}

type Settings = PageSettings &
  Named & {
    help: HelpArticleName;
    /** No drawer, and signing out in the header. */
    hidesNavigation?: boolean;
    /** A list leads to the page, so its scripts are fetched when the browser is idle. */
    isReadAhead?: boolean;
    /** Names of parts of the page, by the tab that shows each. */
    tabs?: Readonly<Record<string, string>>;
    menu?: PageMenu;
  };

export type ShipperPage = Page & Settings;

export type MenuEntry = PageMenu & { name: string; path: string };

export const pageOf = pageOfApp<Settings>();
