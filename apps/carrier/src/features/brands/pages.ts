import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const brandsPages = {
  [paths.lanes]: pageOf(() => import('./lanes.page'), 'LanesPage', ['capabilities'], {
    name: 'lanes',
    help: 'working-as-carrier',
  }),
  [paths.company]: pageOf(() => import('./company.page'), 'CompanyPage', ['brands', 'carrierApp', 'company'], {
    name: 'company',
    help: 'company-and-roles',
  }),
  [paths.brandInvitation]: pageOf(() => import('./brand-invitation.page'), 'BrandInvitationPage', ['brands'], {
    name: 'brandInvitation',
    help: 'company-and-roles',
    isOpen: true,
    isPlain: true,
  }),
} as const;
