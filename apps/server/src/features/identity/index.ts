export { identityRoutes } from './routes';
export { createSessionFinder, startLinkSession } from './sessions';
export { createAccount } from './sign-in';
export { forgetSignIns } from './forget-sign-ins';
export { acceptLogin, canSend, isLoginOf, readLogin } from './login';
export { maskLogin } from './mask-login';
export { networksOf } from './network';
export {
  enterCompany,
  findAccount,
  findAccountByLogin,
  leaveCompany,
  listBrands,
  lockAccount,
  saveLinkSessionsEnd,
} from './queries';
export { waitingCodes } from './send-waiting-codes';
export { findCode, lockSignIn, saveCodeSent } from './sign-in.queries';
