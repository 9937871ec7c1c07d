import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const demosPages = {
  [paths.demo]: pageOf(() => import('./demo.page'), 'DemoPage', ['demos'], {
    name: 'demo',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
} as const;
