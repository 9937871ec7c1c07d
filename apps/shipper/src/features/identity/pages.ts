import { pageOf } from '../../lib/page';
import { accountPaths, paths } from '../../lib/paths';

export const identityPages = {
  [paths.auth]: pageOf(() => import('./auth.page'), 'AuthPage', ['auth'], {
    name: 'auth',
    isOpen: true,
    isPlain: true,
  }),
  [paths.code]: pageOf(() => import('./code.page'), 'CodePage', ['auth'], {
    name: 'code',
    isOpen: true,
    isPlain: true,
  }),
  [paths.onboarding]: pageOf(() => import('./onboarding.page'), 'OnboardingPage', ['auth', 'brands', 'identity'], {
    name: 'onboarding',
    hidesNavigation: true,
  }),
  [accountPaths.settings]: pageOf(() => import('./settings.page'), 'SettingsPage', ['identity'], {
    name: 'settings',
    menu: { group: 'account', place: 1, text: 'drawer.settings' },
    guard: 'account',
  }),
  [accountPaths.notifications]: pageOf(() => import('./notifications.page'), 'NotificationsPage', ['preferences'], {
    name: 'notifications',
    menu: { group: 'account', place: 9, text: 'drawer.notifications' },
    guard: 'account',
  }),
} as const;
