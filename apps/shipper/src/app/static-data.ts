import type { RouteName } from '@tenderlane/domain/shell';
import type { ShipperPage } from '../lib/page';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: ShipperPage['help'];
    name?: string;
    guard?: RouteName;
    isPlain?: boolean;
    hidesNavigation?: boolean;
  }
  interface HistoryState {
    /** This navigation returns to the page a visitor wanted before signing in. */
    isReturning?: boolean;
    opensView?: boolean;
    isHelpOpened?: boolean;
  }
}
