export const INVITATION_STATES = ['queued', 'sent', 'failed', 'opened', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Times are epoch ms; null means it has not happened. */
export interface InvitationFacts {
  /** The sending time that its sender was told. */
  sendsAt: number;
  expiresAt: number;
  deliveredAt: number | null;
  failedAt: number | null;
  openedAt: number | null;
  usedAt: number | null;
  revokedAt: number | null;
}

/** State of an invitation at `t` with its time: since when, or until when for a waiting one. */
export function invitationState(facts: InvitationFacts, t: number): { state: InvitationState; at: number } {
  const { sendsAt, expiresAt, deliveredAt, failedAt, openedAt, usedAt, revokedAt } = facts;
  if (usedAt !== null) return { state: 'accepted', at: usedAt };
  if (revokedAt !== null) return { state: 'revoked', at: revokedAt };
  if (t >= expiresAt) return { state: 'expired', at: expiresAt };
  // A person who has seen the page needs no message any more.
  if (openedAt !== null) return { state: 'opened', at: openedAt };
  if (failedAt !== null) return { state: 'failed', at: failedAt };
  if (deliveredAt !== null) return { state: 'sent', at: deliveredAt };
  return { state: 'queued', at: sendsAt };
}
