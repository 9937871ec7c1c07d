export { listApprovers } from './members/colleague.queries';
export { brandsFeature } from './feature';
export { colleagueLink } from './members/colleague-link';
export { recordCompanyEvent } from './company-event';
export { findInvitation as findColleagueInvitation, findMember as findColleague } from './members/colleague.queries';
export { createCompany, type CompanyInput } from './create-company';
export { findCompany, isMember, lockCompany, shareOpenCompany } from './queries';
export { findSetting } from './setting';
export { acceptLegalId, readTypedLegalId } from './profile/accept-legal-id';
export { findCompanyCode, saveCompanyCodeSent } from './profile/company-code.queries';
export * as companyProfile from './profile/profile-fields';
export { missingRecord } from './policy';
export {
  findDocument,
  findLegalIdRequest,
  findOperatorCompany,
  listOpenContests,
  saveSettled,
} from './legal-id/legal-id-request.queries';
export { asOperator, isOperator } from './operator/policy';
export { recordOperatorViews } from './operator/record-operator-views';
export { settleContest, showContest, showContests } from './legal-id/operate-contests';
