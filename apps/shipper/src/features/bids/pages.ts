import { asksNames, asksOne } from '@tenderlane/web/core/early/page-of';
import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const bidsPages = {
  [paths['tenders.show']]: pageOf(
    () => import('./load.page'),
    'LoadPage',
    ['brands', 'auction', 'awards', 'bids', 'carriers', 'files', 'fleet', 'history', 'loads', 'map', 'toasts'],
    {
      name: 'tenders.show',
      help: 'choosing-a-winner',
      asks: (address) => [
        ...asksOne('GET /loads/{id}', 'GET /loads/{id}/options')(address),
        ...asksNames('truck_bodies', 'loadSizeNames'),
      ],
      isReadAhead: true,
    },
  ),
} as const;
