export { InviteSuggestedButton } from './invite-suggested-button';
export type { SuggestedSelection } from './invite-suggested.dialog';
