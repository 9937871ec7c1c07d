import { createHmac, timingSafeEqual } from 'node:crypto';

/** Proof of a subscription: the session may listen on this channel with this socket, for a short time. */
export interface Grant {
  socketId: string;
  channel: string;
  sessionId: number;
  companyId: number;
  expiresAt: number;
  channelData?: string;
}

/** Time from the response of `broadcast/auth` to the frame that uses it; a slow phone needs seconds. */
export const GRANT_MS = 60_000;

/**
 * `<key>:<session>.<company>.<end>.<signature>`. The protocol leaves the part after the key open, and clients pass it
 * on unchanged, so the process with the socket learns the session here.
 */
export function signGrant(secret: string, key: string, grant: Grant): string {
  return `${key}:${grant.sessionId}.${grant.companyId}.${grant.expiresAt}.${signature(secret, grant)}`;
}

const AUTH = /^([\w-]{1,64}):([1-9][0-9]{0,14})\.([1-9][0-9]{0,14})\.([1-9][0-9]{0,14})\.([0-9a-f]{64})$/;

export function readGrant(
  secret: string,
  key: string,
  auth: unknown,
  asked: Pick<Grant, 'socketId' | 'channel' | 'channelData'> & { now: number },
): Pick<Grant, 'sessionId' | 'companyId'> | null {
  const [, typedKey, session, company, end, typed] = AUTH.exec(typeof auth === 'string' ? auth : '') ?? [];
  if (!typed || typedKey !== key) return null;
  const { now, ...facts } = asked;
  const grant = { ...facts, sessionId: Number(session), companyId: Number(company), expiresAt: Number(end) };
  const isSame = timingSafeEqual(Buffer.from(signature(secret, grant)), Buffer.from(typed));
  return isSame && grant.expiresAt > now ? grant : null;
}

function signature(secret: string, { socketId, channel, sessionId, companyId, expiresAt, channelData }: Grant): string {
  const facts = JSON.stringify(['socket', socketId, channel, sessionId, companyId, expiresAt, channelData ?? null]);
  return createHmac('sha256', secret).update(facts).digest('hex');
}
