/** Where the invented people of the demo have their logins; the name is reserved and leads nowhere (RFC 2606). */
const DEMO_DOMAIN = '.demo.example';

/** Whether a login is nobody's, so that nothing is ever sent there. */
export const isNeverWrittenTo = (login: string): boolean => login.toLowerCase().endsWith(DEMO_DOMAIN);
