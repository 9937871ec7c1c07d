/** What became of an invitation: each state is a fact with its time. */
export const INVITATION_STATES = ['queued', 'sent', 'failed', 'opened', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Times epoch ms; null: it has not happened. */
export interface InvitationFacts {
  /** When it goes out as its sender was told. */
  sendsAt: number;
  expiresAt: number;
  /** A mail or SMS service took its message. */
  deliveredAt: number | null;
  /** Every try to send it failed. */
  failedAt: number | null;
  /** Its page was shown to somebody who pressed its link. */
  openedAt: number | null;
  usedAt: number | null;
  revokedAt: number | null;
}

/** The state of an invitation at `t`, and since when; of one that waits, until when. */
export function invitationState(facts: InvitationFacts, t: number): { state: InvitationState; at: number } {
  const { sendsAt, expiresAt, deliveredAt, failedAt, openedAt, usedAt, revokedAt } = facts;
  if (usedAt !== null) return { state: 'accepted', at: usedAt };
  if (revokedAt !== null) return { state: 'revoked', at: revokedAt };
  if (t >= expiresAt) return { state: 'expired', at: expiresAt };
  // Whoever has seen the page needs no message any more.
  if (openedAt !== null) return { state: 'opened', at: openedAt };
  if (failedAt !== null) return { state: 'failed', at: failedAt };
  if (deliveredAt !== null) return { state: 'sent', at: deliveredAt };
  return { state: 'queued', at: sendsAt };
}
