import { pageOfApp, type Page, type PageSettings } from '@tenderlane/web/core/early/page-of';
import type { PathName } from './paths';

interface Settings extends PageSettings {
  /** The name of the page in notifications, links and the guard's table. */
  name: PathName;
  /** On a phone the page fills the screen: the frame has no header and no navigation. */
  isFocused?: boolean;
  /** The page is one list, which scrolls inside the frame on a wide screen. */
  isList?: boolean;
}

export type CarrierPage = Page & Settings;

export const pageOf = pageOfApp<Settings>();
