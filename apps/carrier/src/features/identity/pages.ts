import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

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
  [paths.onboarding]: pageOf(() => import('./onboarding.page'), 'OnboardingPage', ['account', 'auth', 'carrierApp'], {
    name: 'onboarding',
    isPlain: true,
  }),
  [paths.settings]: pageOf(() => import('./settings.page'), 'SettingsPage', ['account', 'capabilities', 'carrierApp'], {
    name: 'settings',
  }),
  [paths.notifications]: pageOf(() => import('./notifications.page'), 'NotificationsPage', ['bell', 'preferences'], {
    name: 'notifications',
  }),
} as const;
