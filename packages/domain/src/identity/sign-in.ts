import { refuse, type Refusal } from '../core/refusal';

const HOUR_S = 3600;

export const SIGN_IN_LIMITS = {
  codeLifeSeconds: 600,
  triesPerCode: 5,
  resendAfterSeconds: 60,
  codesPerLoginAndAddressHour: 5,
  codesPerAddressHour: 100,
  failuresPerAddressHour: 100,
  codesPerLoginDay: 20,
  failuresPerLoginDay: 20,
  failuresPerKnownDeviceDay: 20,
  messageEverySeconds: 120,
  turnWithinSeconds: HOUR_S,
};
export type SignInLimits = typeof SIGN_IN_LIMITS;

export interface WindowCount {
  count: number;
  oldestSecondsAgo: number;
}

/** A known device has limits of its own, until it has failed too often. */
export function hasOwnLimits(
  device: { isKnown: boolean; failuresToday: number },
  limits: SignInLimits = SIGN_IN_LIMITS,
): boolean {
  return device.isKnown && device.failuresToday < limits.failuresPerKnownDeviceDay;
}

export interface CodeRequest {
  hasOwnLimits: boolean;
  /** Since the last code for this login from this address or to this device; null without one. */
  lastSecondsAgo: number | null;
  hour: WindowCount;
  login: { codesToday: number; failuresToday: number };
  network: { codesThisHour: number; failuresThisHour: number };
}

/** `digits`: the message holds the code; `link`: the code is shown after a click. */
export type CodeForm = 'digits' | 'link';

type AllowedCode = { allowed: true; form: CodeForm; isPaced: boolean };

export type CodeCheck = AllowedCode | { allowed: false; refusal: Refusal; retryAfterSeconds: number };

/**
 * Decides whether and in which form a code is sent. A refusal depends only on requests for this login from this address
 * or known device: neither on whether the login exists nor on what others do to it.
 */
export function checkCodeRequest(request: CodeRequest, limits: SignInLimits = SIGN_IN_LIMITS): CodeCheck {
  const { lastSecondsAgo, hour, login, network } = request;
  if (lastSecondsAgo !== null && lastSecondsAgo < limits.resendAfterSeconds) {
    return denied('session.code-too-soon', limits.resendAfterSeconds - lastSecondsAgo);
  }
  if (hour.count >= limits.codesPerLoginAndAddressHour) {
    return denied('session.too-many-codes', Math.max(1, HOUR_S - hour.oldestSecondsAgo));
  }
  if (request.hasOwnLimits) return { allowed: true, form: 'digits', isPaced: false };
  const isLoginAttacked =
    login.codesToday >= limits.codesPerLoginDay || login.failuresToday >= limits.failuresPerLoginDay;
  const isNetworkBusy =
    network.codesThisHour >= limits.codesPerAddressHour || network.failuresThisHour >= limits.failuresPerAddressHour;
  return { allowed: true, form: isLoginAttacked || isNetworkBusy ? 'link' : 'digits', isPaced: isLoginAttacked };
}

/** A sent code; `secondsSinceSent` is null while its message waits. */
export interface SentCode {
  secondsSinceSent: number | null;
  tries: number;
  isUsed: boolean;
  isReplaced: boolean;
}

/** `used`: it signed in; `replaced`: its request was sent a newer one; `over`: expired or tried too often. */
export function codeState(
  code: SentCode,
  limits: SignInLimits = SIGN_IN_LIMITS,
): 'valid' | 'used' | 'replaced' | 'over' {
  if (code.isUsed) return 'used';
  if (code.isReplaced) return 'replaced';
  const isInTime = code.secondsSinceSent !== null && code.secondsSinceSent < limits.codeLifeSeconds;
  return isInTime && code.tries < limits.triesPerCode ? 'valid' : 'over';
}

export interface CodeTry extends SentCode {
  form: CodeForm;
  isOpened: boolean;
  isRight: boolean;
}

/**
 * Refuses a typed code; null when it is right. `attempt` null means the login has no such request, which is answered
 * like a wrong code.
 */
export function refuseCodeTry(attempt: CodeTry | null, limits: SignInLimits = SIGN_IN_LIMITS): Refusal | null {
  const isGood =
    attempt !== null &&
    codeState(attempt, limits) === 'valid' &&
    (attempt.form === 'digits' || attempt.isOpened) &&
    attempt.isRight;
  return isGood ? null : refuse('session.code-wrong', undefined, 'code');
}

export interface WaitingCode {
  id: number;
  askedByNetwork: number;
  waitsSinceMs: number;
}

/**
 * Chooses the next request: from the network that asked least, of those the longest waiting; null before the pause is
 * over.
 */
export function chooseNextCode(
  waiting: readonly WaitingCode[],
  lastMessageSecondsAgo: number | null,
  limits: SignInLimits = SIGN_IN_LIMITS,
): WaitingCode | null {
  if (lastMessageSecondsAgo !== null && lastMessageSecondsAgo < limits.messageEverySeconds) return null;
  const [next = null] = waiting.toSorted(
    (a, b) => a.askedByNetwork - b.askedByNetwork || a.waitsSinceMs - b.waitsSinceMs || a.id - b.id,
  );
  return next;
}

function denied(code: Refusal['code'], retryAfterSeconds: number): CodeCheck {
  const seconds = Math.ceil(retryAfterSeconds);
  return { allowed: false, refusal: refuse(code, { seconds }), retryAfterSeconds: seconds };
}
