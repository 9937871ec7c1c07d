import { pageOf } from '../../lib/page';
import { operatorPath } from '../../lib/paths';

export const operatorPages = {
  [operatorPath]: pageOf(
    () => import('./operator.page'),
    'OperatorPage',
    ['demos', 'facilities', 'list', 'operator', 'support'],
    {
      name: 'operator',
      help: 'errors-and-support',
      menu: {
        group: 'main',
        place: 4,
        text: 'drawer.operator',
        icon: 'operator',
        onlyOperators: true,
      },
      guard: 'account',
    },
  ),
} as const;
