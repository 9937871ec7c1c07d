import { pageOf } from '../../lib/page';
import { accountPaths } from '../../lib/paths';

export const auctionPages = {
  [accountPaths.tender]: pageOf(
    () => import('./defaults/tender-defaults.page'),
    'TenderDefaultsPage',
    ['brands', 'awards', 'loadEdit'],
    {
      name: 'tender',
      help: 'money-terms',
      menu: { group: 'account', place: 4, text: 'drawer.tender_defaults' },
      guard: 'account',
    },
  ),
} as const;
