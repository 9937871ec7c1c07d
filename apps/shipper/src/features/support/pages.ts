import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const supportPages = {
  [paths.requests]: pageOf(() => import('./requests.page'), 'RequestsPage', ['support'], {
    name: 'requests',
    help: 'errors-and-support',
    menu: { group: 'palette', place: 1, text: 'header.support', words: 'support help requests' },
  }),
  [paths['requests.show']]: pageOf(() => import('./request.page'), 'RequestPage', ['support'], {
    name: 'requests.show',
    help: 'errors-and-support',
  }),
} as const;
