import type { RouteName } from '@tenderlane/domain';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: RouteName;
    /** `login`: sign-in frame; `main` (default): header and drawer. */
    layout?: 'login' | 'main';
    hidesNavigation?: boolean;
  }
  interface HistoryState {
    isReturning?: boolean;
  }
}
