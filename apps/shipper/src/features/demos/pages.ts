import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const demosPages = {
  [paths.demo]: pageOf(() => import('./demo.page'), 'DemoPage', ['auth', 'demos'], {
    name: 'demo',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
} as const;
