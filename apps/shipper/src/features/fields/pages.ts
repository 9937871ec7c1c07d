import { pageOf } from '../../lib/page';
import { accountPaths } from '../../lib/paths';

export const fieldsPages = {
  [accountPaths.fields]: pageOf(() => import('./fields.page'), 'FieldsPage', ['brands', 'ownFields'], {
    name: 'fields',
    help: 'company-and-roles',
    menu: { group: 'account', place: 6, text: 'drawer.fields' },
    guard: 'account',
  }),
  [accountPaths.lists]: pageOf(() => import('./lists.page'), 'ListsPage', ['brands', 'ownFields'], {
    name: 'lists',
    help: 'company-and-roles',
    menu: { group: 'account', place: 7, text: 'drawer.lists' },
    guard: 'account',
  }),
} as const;
