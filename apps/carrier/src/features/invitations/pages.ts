import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const invitationsPages = {
  [paths.invitation]: pageOf(() => import('./invitation.page'), 'InvitationPage', ['brands', 'carrierApp'], {
    name: 'invitation',
    help: 'signing-in',
    isOpen: true,
    isPlain: true,
  }),
} as const;
