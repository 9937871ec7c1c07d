import type { PathName } from '../lib/paths';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's name in the guard's table. */
    name?: PathName;
    /** login: form and picture; main, the default: header and navigation. */
    layout?: 'login' | 'main';
    /** On a phone the page has the whole screen: no header and no navigation of the frame. */
    isFocused?: boolean;
    /** The page is one list, which scrolls inside of the frame where it is wide. */
    isList?: boolean;
  }
}
