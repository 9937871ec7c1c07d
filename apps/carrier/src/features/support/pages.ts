import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const supportPages = {
  [paths.requests]: pageOf(() => import('./requests.page'), 'RequestsPage', ['support'], { name: 'requests' }),
  [paths.request]: pageOf(() => import('./request.page'), 'RequestPage', ['support'], { name: 'request' }),
} as const;
