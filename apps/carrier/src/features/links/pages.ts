import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const linksPages = {
  [paths.link]: pageOf(() => import('./public-link.page'), 'PublicLinkPage', ['brands', 'auth', 'carrierApp'], {
    name: 'link',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
  [paths.open]: pageOf(() => import('./open.page'), 'OpenPage', ['brands', 'carrierApp'], {
    name: 'open',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
  [paths.stop]: pageOf(() => import('./opt-out.page'), 'OptOutPage', ['carrierApp'], {
    name: 'stop',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
} as const;
