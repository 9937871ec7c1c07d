export { listApprovers } from './colleague.queries';
export { brandPublicRoutes, brandRoutes } from './routes';
export { colleagueLink } from './colleague-link';
export { findInvitation as findColleagueInvitation } from './colleague.queries';
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
} from './legal-id-request.queries';
export {
  acceptPlan,
  keepInvitations,
  keepTenderMessages,
  planInvitations,
  saveOptOut,
  type PlannedInvitation,
} from './message-ledger';
export { dropKept, lockWaitingMessage, saveAccepted, saveDropped, type MessageRow } from './message-ledger.queries';
export { releaseMessage } from './release-message';
export { messagesToOthers } from './queue-messages';
