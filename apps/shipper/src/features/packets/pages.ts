import { pageOf } from '../../lib/page';
import { accountPaths, expiringPath } from '../../lib/paths';

export const packetsPages = {
  [accountPaths.packet]: pageOf(() => import('./packet-setup.page'), 'PacketSetupPage', ['files', 'packets'], {
    name: 'packet',
    help: 'carrier-packet',
    menu: { group: 'account', place: 8, text: 'drawer.packet' },
    guard: 'account',
  }),
  [expiringPath]: pageOf(() => import('./expiring.page'), 'ExpiringPage', ['packets'], {
    name: 'carriers.expiring',
    help: 'carrier-packet',
    guard: 'carriers',
  }),
} as const;
