import { sha256 } from '../../../platform/secrets/secrets';

/** A bot's rows are found by its token, which itself is kept nowhere. */
export const botTokenHash = ({ token }: { token: string }): Buffer => sha256(token);
