import { refuse, type Refusal } from '../refusal';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** The limits of signing in; an operator may raise them by setting. */
export const SIGN_IN_LIMITS = {
  codeLifeSeconds: 600,
  triesPerCode: 5,
  resendAfterSeconds: 60,
  codesPerLoginAndAddressHour: 5,
  codesPerLoginHour: 20,
  codesPerAddressHour: 100,
  failuresPerLoginDay: 20,
  failuresPerKnownDeviceDay: 20,
};
export type SignInLimits = typeof SIGN_IN_LIMITS;

/** How often something happened in its window, and how long ago (seconds) the oldest of it was. */
export interface Tally {
  count: number;
  oldestSecondsAgo: number;
}

export interface CodeRequest {
  /** Since the last code for this login from this address; null when there was none. */
  lastSecondsAgo: number | null;
  loginAndAddressHour: Tally;
  loginHour: Tally;
  addressHour: Tally;
}

export type SignInJudgement = { allowed: true } | { allowed: false; refusal: Refusal; retryAfterSeconds: number };

/** Whether a code may be sent. The answer depends on counts alone, never on whether the login exists. */
export function judgeCodeRequest(request: CodeRequest, limits: SignInLimits = SIGN_IN_LIMITS): SignInJudgement {
  const { lastSecondsAgo } = request;
  if (lastSecondsAgo !== null && lastSecondsAgo < limits.resendAfterSeconds) {
    return denied('session.code-too-soon', limits.resendAfterSeconds - lastSecondsAgo);
  }
  const waits = [
    waitFor(request.loginAndAddressHour, limits.codesPerLoginAndAddressHour, HOUR_S),
    waitFor(request.loginHour, limits.codesPerLoginHour, HOUR_S),
    waitFor(request.addressHour, limits.codesPerAddressHour, HOUR_S),
  ];
  const wait = Math.max(...waits);
  return wait > 0 ? denied('session.too-many-codes', wait) : { allowed: true };
}

export interface CodeTry {
  /** Null when no code was ever sent to the login: judged like a wrong code. */
  code: { ageSeconds: number; tries: number; isUsed: boolean; isLast: boolean; isRight: boolean } | null;
  isKnownDevice: boolean;
  /** Failures of this login today: from unknown devices, or of this one known device. */
  failuresToday: Tally;
}

/**
 * Whether a typed code signs in. A device that signed in before has a budget of its own, so that nobody locks a
 * competitor out by failing on purpose.
 */
export function judgeCodeTry(attempt: CodeTry, limits: SignInLimits = SIGN_IN_LIMITS): SignInJudgement {
  const budget = attempt.isKnownDevice ? limits.failuresPerKnownDeviceDay : limits.failuresPerLoginDay;
  const wait = waitFor(attempt.failuresToday, budget, DAY_S);
  if (wait > 0) return denied('session.too-many-failures', wait);
  const { code } = attempt;
  const isUsable =
    code !== null &&
    code.isLast &&
    !code.isUsed &&
    code.tries < limits.triesPerCode &&
    code.ageSeconds < limits.codeLifeSeconds;
  return isUsable && code.isRight ? { allowed: true } : denied('session.code-wrong', 0, 'code');
}

function waitFor({ count, oldestSecondsAgo }: Tally, limit: number, windowSeconds: number): number {
  return count < limit ? 0 : Math.max(1, Math.ceil(windowSeconds - oldestSecondsAgo));
}

function denied(code: Refusal['code'], retryAfterSeconds: number, field?: string): SignInJudgement {
  const seconds = Math.ceil(retryAfterSeconds);
  const params = seconds > 0 ? { seconds } : undefined;
  return { allowed: false, refusal: refuse(code, params, field), retryAfterSeconds: seconds };
}
