export { identityFeature } from './feature';
export { enterCompany, leaveCompany, saveLinkSessionsEnd } from './session.queries';
export { createSessionFinder, findMember, findViewers, startLinkSession, startSession } from './sessions';
export { ensureAccount } from './sign-in';
export { readAccount } from './read-account';
export { forgetSignIns } from './forget-sign-ins';
export { acceptLogin, maskLogin, readLogin } from './login';
export { findAccount, findAccountByLogin, lockAccount } from './queries';
export { findCode, saveCodeSent } from './sign-in.queries';
