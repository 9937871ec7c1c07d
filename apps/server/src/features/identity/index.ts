export { identityFeature } from './feature';
export { enterCompany, leaveCompany, saveLinkSessionsEnd } from './session.queries';
export { createSessionFinder, findMember, findViewers, startLinkSession, startSession } from './sessions';
export { ensureAccount } from './sign-in';
export { forgetSignIns } from './forget-sign-ins';
export { acceptLogin, maskLogin, readLogin } from './login';
export { photoAddress } from './presenter';
export { findAccount, findAccountByLogin, lockAccount, operatorCompany } from './queries';
export { findCode, saveCodeSent } from './sign-in.queries';
