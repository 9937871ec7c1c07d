import type { CarrierPage } from '../lib/page';
import type { PathName } from '../lib/paths';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: CarrierPage['help'];
    name?: PathName;
    isPlain?: boolean;
    isFocused?: boolean;
    isList?: boolean;
  }
  interface HistoryState {
    isHelpOpened?: boolean;
  }
}
