import { sha256 } from '../../../platform/secrets/secrets';

/** Rows of a bot are found by the hash of its token; the token itself is not stored. */
export const botTokenHash = ({ token }: { token: string }): Buffer => sha256(token);
