import type { RouteName } from '@tenderlane/domain';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: RouteName;
    /** `login`: sign-in frame; `main` (default): header and drawer. */
    layout?: 'login' | 'main';
    /** No drawer, and signing out in the header. */
    hidesNavigation?: boolean;
  }
  interface HistoryState {
    /** Set while returning to the page that a visitor wanted before the sign-in. */
    isReturning?: boolean;
  }
}
