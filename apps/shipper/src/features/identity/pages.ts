import { pageOf } from '../../lib/page';
import { accountPaths, paths } from '../../lib/paths';

export const identityPages = {
  [paths.auth]: pageOf(() => import('./auth.page'), 'AuthPage', ['auth'], {
    name: 'auth',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
  [paths.code]: pageOf(() => import('./code.page'), 'CodePage', ['auth'], {
    name: 'code',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
  [paths.onboarding]: pageOf(() => import('./onboarding.page'), 'OnboardingPage', ['auth', 'brands', 'identity'], {
    name: 'onboarding',
    help: 'signing-in',
    hidesNavigation: true,
  }),
  [accountPaths.settings]: pageOf(() => import('./settings.page'), 'SettingsPage', ['identity'], {
    name: 'settings',
    help: 'company-and-roles',
    menu: { group: 'account', place: 1, text: 'drawer.settings' },
    guard: 'account',
  }),
  [accountPaths.notifications]: pageOf(() => import('./notifications.page'), 'NotificationsPage', ['preferences'], {
    name: 'notifications',
    help: 'chat-and-notifications',
    menu: { group: 'account', place: 9, text: 'drawer.notifications' },
    guard: 'account',
  }),
} as const;
