export { refuseProfileChange, refuseProfileLock } from './profile-lock';
export {
  companyOfSupportId,
  isPhotoType,
  isTelegramLink,
  OPERATOR_PROFILE,
  type PhotoType,
  supportId,
} from './operator-profile';
export { PERSONAL_LINK_LIFE_MS, refusePersonalLink, type PersonalLink } from './personal-link';
export {
  chooseNextCode,
  type CodeForm,
  type CodeCheck,
  codeState,
  hasOwnLimits,
  checkCodeRequest,
  refuseCodeTry,
  SIGN_IN_LIMITS,
  type SignInLimits,
  type WindowCount,
  type WaitingCode,
} from './sign-in';
export {
  documentType,
  LEGAL_ID_REQUEST_LIMITS,
  type LegalIdRequestCounts,
  refuseLegalIdRequest,
} from './legal-id-requests';
export { ACCESS_REQUEST_LIMITS, type AccessRequestFacts, refuseAccessRequest, refuseDecision } from './access-request';
