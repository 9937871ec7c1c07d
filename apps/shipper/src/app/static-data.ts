import type { RouteName } from '@tenderlane/domain/shell';
import type { ShipperPage } from '../lib/page';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: ShipperPage['help'];
    name?: string;
    guard?: RouteName;
    /** The page has the frame of the sign-in. */
    isPlain?: boolean;
    /** No drawer, and signing out in the header. */
    hidesNavigation?: boolean;
  }
  interface HistoryState {
    /** This navigation returns to the page a visitor wanted before signing in. */
    isReturning?: boolean;
    opensView?: boolean;
    isHelpOpened?: boolean;
  }
}
