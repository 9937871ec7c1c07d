import type { PathName } from '../lib/paths';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: PathName;
    layout?: 'login' | 'main';
    /** Hides the frame's header and navigation on a phone. */
    isFocused?: boolean;
    /** The page is a single list that scrolls inside the frame on wide screens. */
    isList?: boolean;
  }
}
