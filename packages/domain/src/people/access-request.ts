import { refuse, type Refusal } from '../refusal';
import { DAY_MS } from '../time';

/** How often a person may ask companies to be let in, and how long a declined one waits. */
export const ACCESS_REQUEST_LIMITS = { perPersonDay: 5, againAfterMs: DAY_MS } as const;

export interface AccessRequestFacts {
  isMember: boolean;
  /** When this company declined this person last. */
  declinedAt: number | null;
  /** Requests of the person to any company in the last 24 hours. */
  ofPersonToday: number;
}

/** Says why a person may not ask a company to be let in now; null when it may. */
export function refuseAccessRequest(
  { isMember, declinedAt, ofPersonToday }: AccessRequestFacts,
  t: number,
): Refusal | null {
  if (isMember) return refuse('access.member');
  if (declinedAt !== null && t < declinedAt + ACCESS_REQUEST_LIMITS.againAfterMs) return refuse('access.declined');
  return ofPersonToday >= ACCESS_REQUEST_LIMITS.perPersonDay ? refuse('access.too-many') : null;
}

/** Says why nobody decides about a request any more. */
export const refuseDecision = (state: 'open' | 'approved' | 'declined'): Refusal | null =>
  state === 'open' ? null : refuse('access.decided', { state });
