import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import type { RouteName } from '@tenderlane/domain/shell';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: HelpArticleName;
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
    isHelpOpened?: boolean;
  }
}
