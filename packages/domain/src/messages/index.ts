export {
  firstFreeMoment,
  invitationsPerDay,
  invitationTime,
  type LoginHistory,
  MESSAGE_LIMITS,
  nextFromAllCompanies,
  NO_HISTORY,
  refuseInviting,
  tenderMessage,
} from './messages-to-others';
export { isDemoLogin } from './demo-login';
