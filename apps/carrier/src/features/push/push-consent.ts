import { storedValue } from '@tenderlane/web/core/local-store';

/** The user's choice in this browser. It is kept after a sign-out, and separately for each account. */
export const consentOf = (accountId: number) => storedValue(`tenderlane.push.${accountId}`);

/** Push endpoint sent to the server by this session; cleared with the session. */
export const savedAddress = storedValue('tenderlane.carrier.push-address');
