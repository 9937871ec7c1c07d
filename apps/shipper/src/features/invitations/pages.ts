import { pageOf } from '../../lib/page';
import { accountPaths } from '../../lib/paths';

export const invitationsPages = {
  [accountPaths.network]: pageOf(() => import('./network.page'), 'NetworkPage', ['brands', 'invitations'], {
    name: 'network',
    help: 'inviting-carriers',
    menu: { group: 'account', place: 5, text: 'drawer.network' },
    guard: 'account',
  }),
} as const;
