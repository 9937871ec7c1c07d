import { storedValue } from '@tenderlane/web/core/local-store';

/** What a person answered in this browser; it outlives the session, and another person here is asked anew. */
export const consentOf = (accountId: number) => storedValue(`tenderlane.push.${accountId}`);

/** The address that this session has given to the server; it goes with the session. */
export const savedAddress = storedValue('tenderlane.carrier.push-address');
