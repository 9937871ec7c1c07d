export { refuseProfileChange, refuseProfileLock } from './profile-lock';
export { companyOfSupportId, isPhotoType, isTelegramLink, OPERATOR_PROFILE, supportId } from './operator-profile';
export { isOrderLinkOpen, PERSONAL_LINK_LIFE_MS, refusePersonalLink } from './personal-link';
export {
  chooseNextCode,
  type CodeForm,
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
export { type CurrentTerms, unacceptedTerms } from './terms';
export { mayAskAgainAt, refuseAccessRequest, refuseAccessDecision } from './access-request';
