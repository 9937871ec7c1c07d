/** Where the invented people of the demo have their logins; the name is reserved and leads nowhere (RFC 2606). */
const DEMO_DOMAIN = '.demo.example';

/** Whether a login is that of an invented person: nothing is ever sent there, and several visitors share it. */
export const isDemoLogin = (login: string): boolean => login.toLowerCase().endsWith(DEMO_DOMAIN);
