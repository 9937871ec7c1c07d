import { pageOf } from '../../lib/page';
import { accountPaths, paths } from '../../lib/paths';

export const brandsPages = {
  [accountPaths.companies]: pageOf(() => import('./companies.page'), 'CompaniesPage', ['brands', 'company'], {
    name: 'companies',
    help: 'company-and-roles',
    menu: { group: 'account', place: 2, text: 'drawer.companies' },
    guard: 'account',
  }),
  [accountPaths.users]: pageOf(() => import('./users.page'), 'UsersPage', ['brands', 'identity', 'list'], {
    name: 'users',
    help: 'company-and-roles',
    menu: { group: 'account', place: 3, text: 'drawer.users' },
    guard: 'account',
  }),
  [paths['accept-to-brand']]: pageOf(() => import('./accept-to-brand.page'), 'AcceptToBrandPage', ['brands'], {
    name: 'accept-to-brand',
    help: 'company-and-roles',
    isOpen: true,
    hidesNavigation: true,
  }),
  [paths['need-access']]: pageOf(() => import('./need-access.page'), 'NeedAccessPage', ['brands'], {
    name: 'need-access',
    help: 'company-and-roles',
  }),
} as const;
