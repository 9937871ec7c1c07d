import { accountPaths } from './paths';

export const ACCOUNT_PAGES = [
  { to: accountPaths.settings, text: 'drawer.settings' },
  { to: accountPaths.companies, text: 'drawer.companies' },
  { to: accountPaths.users, text: 'drawer.users' },
  { to: accountPaths.tender, text: 'drawer.tender_defaults' },
  { to: accountPaths.network, text: 'drawer.network' },
  { to: accountPaths.fields, text: 'drawer.fields' },
  { to: accountPaths.lists, text: 'drawer.lists' },
  { to: accountPaths.packet, text: 'drawer.packet' },
  { to: accountPaths.notifications, text: 'drawer.notifications' },
] as const;
