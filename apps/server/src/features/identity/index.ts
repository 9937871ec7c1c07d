export { identityRoutes } from './routes';
export { findSession } from './sessions';
export { acceptLogin, canSend, isLoginOf, readLogin, type Login } from './login';
export { maskLogin } from './mask-login';
export { enterCompany, findAccount, findAccountByLogin, leaveCompany, type AccountRow } from './queries';
export { deleteOldSignIns, findCode } from './sign-in-queries';
