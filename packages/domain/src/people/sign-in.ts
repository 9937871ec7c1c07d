import { refuse, type Refusal } from '../refusal';

const HOUR_S = 3600;

/** The limits of signing in; an operator may raise some by setting. */
export const SIGN_IN_LIMITS = {
  /** From sending. */
  codeLifeSeconds: 600,
  triesPerCode: 5,
  resendAfterSeconds: 60,
  codesPerLoginAndAddressHour: 5,
  codesPerAddressHour: 100,
  failuresPerAddressHour: 100,
  codesPerLoginDay: 20,
  failuresPerLoginDay: 20,
  failuresPerKnownDeviceDay: 20,
  /** Between two messages to a login that others attack. */
  messageEverySeconds: 120,
  /** How long a request waits for its turn; later nobody waits for its message any more. */
  turnWithinSeconds: HOUR_S,
};
export type SignInLimits = typeof SIGN_IN_LIMITS;

/** How often something happened in its window, and how long ago (seconds) the oldest of it was. */
export interface WindowCount {
  count: number;
  oldestSecondsAgo: number;
}

/** A device that signed in before has limits of its own, until it has failed too often itself. */
export function hasOwnLimits(
  device: { isKnown: boolean; failuresToday: number },
  limits: SignInLimits = SIGN_IN_LIMITS,
): boolean {
  return device.isKnown && device.failuresToday < limits.failuresPerKnownDeviceDay;
}

export interface CodeRequest {
  hasOwnLimits: boolean;
  /** Since the last code for this login from this address, or to this device; null when there was none. */
  lastSecondsAgo: number | null;
  /** Codes for this login from this network, or to this device. */
  hour: WindowCount;
  /** What unknown devices did: to this login, and from this network to all logins. */
  login: { codesToday: number; failuresToday: number };
  network: { codesThisHour: number; failuresThisHour: number };
}

/** `digits` stand in the message; behind a `link` they are shown after a press. */
export type CodeForm = 'digits' | 'link';

/** `isPaced`: the message waits for its turn among those to this login. */
type AllowedCode = { allowed: true; form: CodeForm; isPaced: boolean };

export type CodeCheck = AllowedCode | { allowed: false; refusal: Refusal; retryAfterSeconds: number };

/**
 * Whether a code may be sent, and how. A refusal depends on what came for this login from this very address, or from
 * this known device, and on nothing else: neither on whether the login exists nor on what others do to it.
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

/** A sent code as it stands now; `secondsSinceSent` is null while its message waits for its turn. */
export interface SentCode {
  secondsSinceSent: number | null;
  tries: number;
  isUsed: boolean;
  isReplaced: boolean;
}

/** `used`: it signed in; `replaced`: its own request was sent a newer one; `over`: too late, or tried too often. */
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
  /** The link of the message was pressed. */
  isOpened: boolean;
  isRight: boolean;
}

/** Whether a typed code signs in. Null when this login has no such request: answered like a wrong code. */
export function refuseCodeTry(attempt: CodeTry | null, limits: SignInLimits = SIGN_IN_LIMITS): Refusal | null {
  const isGood =
    attempt !== null &&
    codeState(attempt, limits) === 'valid' &&
    (attempt.form === 'digits' || attempt.isOpened) &&
    attempt.isRight;
  return isGood ? null : refuse('session.code-wrong', undefined, 'code');
}

/** A request whose message waits for its turn. */
export interface WaitingCode {
  id: number;
  /** How many requests came from its network to this login within the day. */
  askedByNetwork: number;
  waitsSinceMs: number;
}

/** Whose turn it is: the network that asked least, of these the request that waits longest; nobody's before the pause is over. */
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
