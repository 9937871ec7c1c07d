export { type CompanyIdentity, isOtherIdentity, readLegalId } from './identity';
export { checkLegalIdFormat, legalIdKindOf, legalIdKinds, readLegalIdOf } from './legal-id-format';
export {
  OPEN_WORK,
  type OpenWork,
  type OpenWorkKind,
  REOPEN_DAYS,
  refuseClosing,
  refuseReopening,
  reopenUntil,
} from './closing';
export {
  COMPANY_LIMITS,
  FLEET_SIZES,
  INDUSTRIES,
  type Industry,
  isWebsite,
  LEGAL_FORMS,
  ORGANIZATION_SIZES,
  wrongDates,
} from './profile';
export {
  ACCOUNT_TYPES,
  type AccountType,
  checkAccount,
  firstState,
  maskAccount,
  readAccount,
  refuseConfirmingRequisites,
  REQUISITE_STATES,
  type RequisiteState,
} from './requisites';
