export { InviteDialog } from './invite.dialog';
