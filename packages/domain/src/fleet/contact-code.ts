import { refuse, type Refusal } from '../core/refusal';
import type { WayState } from './lists';

/**
 * Limits of codes that verify a contact's phone or e-mail. Recipients did not ask for them, so few are allowed: per
 * hour and day to one login from everybody, and per day from one company.
 */
export const CONTACT_CODE_LIMITS = {
  codeLifeSeconds: 600,
  triesPerCode: 5,
  resendAfterSeconds: 60,
  perLoginHour: 3,
  perLoginDay: 5,
  perCompanyDay: 50,
} as const;

const HOUR_S = 3600;
const DAY_S = 86_400;

export interface ContactCodeCounts {
  lastSecondsAgo: number | null;
  toLoginThisHour: number;
  toLoginToday: number;
  fromCompanyToday: number;
}

export function refuseContactCode(counts: ContactCodeCounts): Refusal | null {
  const { lastSecondsAgo, toLoginThisHour, toLoginToday, fromCompanyToday } = counts;
  const { resendAfterSeconds, perLoginHour, perLoginDay, perCompanyDay } = CONTACT_CODE_LIMITS;
  if (lastSecondsAgo !== null && lastSecondsAgo < resendAfterSeconds) {
    const seconds = Math.ceil(resendAfterSeconds - lastSecondsAgo);
    return refuse('contact.code-too-soon', { seconds, retry_after_s: seconds });
  }
  if (toLoginToday >= perLoginDay || fromCompanyToday >= perCompanyDay) {
    return refuse('contact.too-many-codes', { hours: 24, retry_after_s: DAY_S });
  }
  return toLoginThisHour >= perLoginHour ? refuse('contact.too-many-codes', { hours: 1, retry_after_s: HOUR_S }) : null;
}

export interface SentContactCode {
  secondsSinceSent: number;
  tries: number;
  isEnded: boolean;
}

const isValid = ({ secondsSinceSent, tries, isEnded }: SentContactCode): boolean =>
  !isEnded && secondsSinceSent < CONTACT_CODE_LIMITS.codeLifeSeconds && tries < CONTACT_CODE_LIMITS.triesPerCode;

/** Refuses a wrong code; a missing code gets the same answer as a wrong one. */
export function refuseContactTry(code: (SentContactCode & { isRight: boolean }) | null): Refusal | null {
  return code !== null && isValid(code) && code.isRight ? null : refuse('contact.code-wrong', {}, 'code');
}

export interface ContactWay {
  isVerified: boolean;
  code: SentContactCode | null;
}

export function contactWayState({ isVerified, code }: ContactWay): WayState {
  if (isVerified) return 'verified';
  return code !== null && isValid(code) ? 'sent' : 'not_verified';
}
