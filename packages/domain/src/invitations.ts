// Invitations of carriers, and requests for access. A separate entry point of the package.
export {
  INVITATION_STATES,
  invitationState,
  type InvitationFacts,
  type InvitationState,
} from './carriers/invitation-state';
export { REMINDER_LIMITS, type ReminderRule, reminderTime } from './carriers/invitation-reminder';
export { carrierLanguage } from './carriers/carrier-language';
export { ACCESS_MODES, type AccessMode, type AccessWay, refuseAsking } from './carriers/access';
export {
  ACCESS_REQUEST_LIMITS,
  type AccessRequestFacts,
  refuseAccessRequest,
  refuseDecision,
} from './people/access-request';
