import type { CarrierPage } from '../lib/page';
import type { PathName } from '../lib/paths';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: CarrierPage['help'];
    /** The route's name in the guard's table. */
    name?: PathName;
    /** The page has the frame of the sign-in. */
    isPlain?: boolean;
    /** On a phone the page fills the screen: the frame has no header and no navigation. */
    isFocused?: boolean;
    /** The page is one list, which scrolls inside the frame on a wide screen. */
    isList?: boolean;
  }
  interface HistoryState {
    isHelpOpened?: boolean;
  }
}
