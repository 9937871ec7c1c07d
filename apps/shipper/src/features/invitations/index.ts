export { InviteSuggestedDialog, type SuggestedSelection } from './invite-suggested.dialog';
