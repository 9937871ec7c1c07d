export { InviteDialog } from './invite.dialog';
export { carriersTotalQuery } from './list/list-total.api';
