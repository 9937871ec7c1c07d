export { identityFeature } from './feature';
export { leaveCompany, renewLinkSessions, saveLinkSessionsEnd } from './session.queries';
export { createSessionFinder, enterCompany, findMember, findViewers, startLinkSession, startSession } from './sessions';
export { ensureAccount } from './sign-in';
export { readAccount } from './read-account';
export { acceptLogin, maskLogin, readLogin } from './login';
export { photoAddress, presentClosing } from './presenter';
export { findAccount, findAccountByLogin, lockAccount, operatorCompany } from './queries';
export { findCode, markCodeSent } from './sign-in.queries';
