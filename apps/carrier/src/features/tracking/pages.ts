import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const trackingPages = {
  [paths.tracking]: pageOf(() => import('./sources.page'), 'SourcesPage', ['tracking'], {
    name: 'tracking',
    help: 'driver-and-position',
  }),
} as const;
