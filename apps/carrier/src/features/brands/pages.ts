import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const brandsPages = {
  [paths.lanes]: pageOf(() => import('./lanes.page'), 'LanesPage', ['capabilities'], { name: 'lanes' }),
  [paths.company]: pageOf(() => import('./company.page'), 'CompanyPage', ['brands', 'carrierApp', 'company'], {
    name: 'company',
  }),
  [paths.brandInvitation]: pageOf(() => import('./brand-invitation.page'), 'BrandInvitationPage', ['brands'], {
    name: 'brandInvitation',
    isOpen: true,
    isPlain: true,
  }),
} as const;
