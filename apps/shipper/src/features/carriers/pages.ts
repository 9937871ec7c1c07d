import { asksOne } from '@tenderlane/web/core/early/page-of';
import { asksList } from '@tenderlane/web/list/rules/asks-list';
import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const carriersPages = {
  [paths.carriers]: pageOf(
    () => import('./carriers.page'),
    'CarriersPage',
    ['brands', 'capabilities', 'carriers', 'company', 'list', 'network'],
    {
      name: 'carriers',
      help: 'inviting-carriers',
      menu: {
        group: 'main',
        place: 1,
        text: 'drawer.carriers',
        icon: 'carriers',
        list: 'carriers',
        count: { of: 'carriers_request_count', text: 'drawer.carrier_requests' },
      },
      asks: asksList('shipper', 'carriers', 'GET /carriers', { sort: 'name' }),
    },
  ),
  [paths['carriers.requests']]: pageOf(
    () => import('./requests.page'),
    'CarrierRequestsPage',
    ['brands', 'capabilities', 'carriers', 'network'],
    { name: 'carriers.requests', help: 'inviting-carriers' },
  ),
  [paths['carriers.suggested']]: pageOf(() => import('./suggested.page'), 'SuggestedPage', ['carriers', 'network'], {
    name: 'carriers.suggested',
    help: 'inviting-carriers',
  }),
  [paths['carriers.duplicates']]: pageOf(() => import('./duplicates.page'), 'DuplicatesPage', ['carriers', 'network'], {
    name: 'carriers.duplicates',
    help: 'inviting-carriers',
  }),
  [paths['carriers.show']]: pageOf(
    () => import('./carrier.page'),
    'CarrierPage',
    ['brands', 'capabilities', 'carrierPage', 'carriers', 'network'],
    {
      name: 'carriers.show',
      help: 'carrier-figures',
      tabs: { reviews: 'carriers.reviews', questionnaire: 'carriers.questionnaire' },
      asks: asksOne('GET /carriers/{id}'),
      isReadAhead: true,
    },
  ),
} as const;
