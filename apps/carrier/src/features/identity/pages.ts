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
  [paths.onboarding]: pageOf(
    () => import('./onboarding.page'),
    'OnboardingPage',
    ['auth', 'brands', 'carrierApp', 'identity'],
    {
      name: 'onboarding',
      isPlain: true,
    },
  ),
  [paths.settings]: pageOf(
    () => import('./settings.page'),
    'SettingsPage',
    ['brands', 'capabilities', 'carrierApp', 'identity'],
    {
      name: 'settings',
      menu: { place: 6, text: 'carrier.profile', icon: 'profile' },
    },
  ),
  [paths.notifications]: pageOf(() => import('./notifications.page'), 'NotificationsPage', ['bell', 'preferences'], {
    name: 'notifications',
  }),
} as const;
