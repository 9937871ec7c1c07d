export { CodeForm } from './code.form';
export { isOnItsWay, sentCode, useSendCode } from './sign-in.api';
export { useRefusal } from './wait';
