import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';

export const ACCESS_REQUEST_LIMITS = { perPersonDay: 5, againAfterMs: DAY_MS } as const;

export interface AccessRequestFacts {
  isMember: boolean;
  /** The last time this company declined the person. */
  declinedAt: number | null;
  ofPersonToday: number;
}

export const mayAskAgainAt = (declinedAt: number): number => declinedAt + ACCESS_REQUEST_LIMITS.againAfterMs;

export function refuseAccessRequest(
  { isMember, declinedAt, ofPersonToday }: AccessRequestFacts,
  t: number,
): Refusal | null {
  if (isMember) return refuse('access.member');
  if (declinedAt !== null && t < mayAskAgainAt(declinedAt)) return refuse('access.declined');
  return ofPersonToday >= ACCESS_REQUEST_LIMITS.perPersonDay ? refuse('access.too-many') : null;
}

export const refuseAccessDecision = (state: 'open' | 'approved' | 'declined'): Refusal | null =>
  state === 'open' ? null : refuse('access.decided', { state });
