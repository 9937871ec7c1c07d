/** Domain of demo logins; RFC 2606 reserves it, so no mail can be delivered. */
const DEMO_DOMAIN = '.demo.example';

/** True for the login of an invented person: nothing is sent to it, and several visitors share it. */
export const isDemoLogin = (login: string): boolean => login.toLowerCase().endsWith(DEMO_DOMAIN);
