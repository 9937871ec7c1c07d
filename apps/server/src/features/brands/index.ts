export { listApprovers } from './members/colleague.queries';
export { brandPublicRoutes, brandRoutes } from './routes';
export { colleagueLink } from './members/colleague-link';
export { findInvitation as findColleagueInvitation } from './members/colleague.queries';
export { createCompany, type CompanyInput } from './create-company';
export { isMember, lockCompany } from './queries';
export { findSetting } from './setting';
export { absentRecord } from './policy';
export {
  findDocument,
  findLegalIdRequest,
  findOperatorCompany,
  listOpenContests,
  saveSettled,
  type LegalIdRequestRow,
} from './legal-id/legal-id-request.queries';
export {
  acceptPlan,
  keepInvitations,
  keepTenderMessages,
  planInvitations,
  saveOptOut,
  type PlannedInvitation,
} from './messages/message-ledger';
export {
  dropKept,
  lockWaitingMessage,
  saveAccepted,
  saveDropped,
  type MessageRow,
} from './messages/message-ledger.queries';
export { releaseMessage } from './messages/release-message';
export { messagesToOthers } from './messages/queue-messages';
