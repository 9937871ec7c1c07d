export { identityRoutes } from './routes';
export { createSessionFinder } from './sessions';
export { forgetSignIns } from './forget-sign-ins';
export { acceptLogin, canSend, isLoginOf, readLogin } from './login';
export { maskLogin } from './mask-login';
export { enterCompany, findAccount, findAccountByLogin, leaveCompany } from './queries';
export { sendWaitingCodes } from './send-waiting-codes';
export { findCode, saveCodeSent } from './sign-in.queries';
