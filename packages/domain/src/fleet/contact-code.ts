import { refuse, type Refusal } from '../refusal';
import type { WayState } from './lists';

/**
 * Limits of codes that prove that a phone or an e-mail is a contact's. They go to people who asked for nothing, so they are few:
 * per hour and day to one login from everybody, and per day from one company.
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

/** How often codes were sent, and how many seconds ago the last one. */
export interface ContactCodeCounts {
  lastSecondsAgo: number | null;
  toLoginThisHour: number;
  toLoginToday: number;
  fromCompanyToday: number;
}

/** Why no further code is sent now; null when one may be. */
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

/** A code as it stands now. */
export interface SentContactCode {
  secondsSinceSent: number;
  tries: number;
  isEnded: boolean;
}

const isValid = ({ secondsSinceSent, tries, isEnded }: SentContactCode): boolean =>
  !isEnded && secondsSinceSent < CONTACT_CODE_LIMITS.codeLifeSeconds && tries < CONTACT_CODE_LIMITS.triesPerCode;

/** Whether a typed code proves the login; without a code of it the answer is the same as for a wrong one. */
export function refuseContactTry(code: (SentContactCode & { isRight: boolean }) | null): Refusal | null {
  return code !== null && isValid(code) && code.isRight ? null : refuse('contact.code-wrong', {}, 'code');
}

/** A phone or an e-mail of a contact with what is known of it. */
export interface ContactWay {
  isVerified: boolean;
  code: SentContactCode | null;
}

/** A code that can still be typed makes a way `sent`. */
export function contactWayState({ isVerified, code }: ContactWay): WayState {
  if (isVerified) return 'verified';
  return code !== null && isValid(code) ? 'sent' : 'not_verified';
}
