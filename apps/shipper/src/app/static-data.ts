import type { RouteName } from '@tenderlane/domain';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's name in the guard's table. */
    name?: RouteName;
    /** login: form and picture; main, the default: header and drawer. */
    layout?: 'login' | 'main';
    /** No drawer, and signing out in the header. */
    hidesNavigation?: boolean;
  }
  interface HistoryState {
    /** This navigation returns to the page a visitor wanted before signing in. */
    isReturning?: boolean;
  }
}
