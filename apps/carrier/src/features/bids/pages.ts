import { asksOne } from '@tenderlane/web/core/early/page-of';
import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const bidsPages = {
  [paths.load]: pageOf(
    () => import('./load.page'),
    'LoadPage',
    ['auction', 'carrierApp', 'chat', 'fleet', 'map', 'packets'],
    { name: 'load', help: 'bids-and-ranks', asks: asksOne('GET /loads/{id}'), isFocused: true },
  ),
} as const;
