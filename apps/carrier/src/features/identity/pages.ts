import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

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
  [paths.onboarding]: pageOf(
    () => import('./onboarding.page'),
    'OnboardingPage',
    ['auth', 'brands', 'carrierApp', 'identity'],
    {
      name: 'onboarding',
      help: 'signing-in',
      isPlain: true,
    },
  ),
  [paths.settings]: pageOf(
    () => import('./settings.page'),
    'SettingsPage',
    ['brands', 'capabilities', 'carrierApp', 'identity'],
    {
      name: 'settings',
      help: 'working-as-carrier',
      menu: { place: 6, text: 'carrier.profile', icon: 'profile' },
    },
  ),
  [paths.notifications]: pageOf(() => import('./notifications.page'), 'NotificationsPage', ['bell', 'preferences'], {
    name: 'notifications',
    help: 'chat-and-notifications',
  }),
} as const;
