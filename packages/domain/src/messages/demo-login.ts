/** Domain of the demo people's logins; RFC 2606 reserves it, so it leads nowhere. */
const DEMO_DOMAIN = '.demo.example';

/** True for the login of an invented person: nothing is sent there, and several visitors share it. */
export const isDemoLogin = (login: string): boolean => login.toLowerCase().endsWith(DEMO_DOMAIN);
