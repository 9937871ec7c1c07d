import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const supportPages = {
  [paths.requests]: pageOf(() => import('./requests.page'), 'RequestsPage', ['support'], {
    name: 'requests',
    help: 'errors-and-support',
  }),
  [paths.request]: pageOf(() => import('./request.page'), 'RequestPage', ['support'], {
    name: 'request',
    help: 'errors-and-support',
  }),
} as const;
