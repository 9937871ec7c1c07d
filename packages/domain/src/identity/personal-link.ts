import { refuse, type Refusal } from '../core/refusal';

export const PERSONAL_LINK_LIFE_MS = 72 * 3_600_000;

/** The link in a message to a carrier's login; times are epoch ms. */
export interface PersonalLink {
  expiresAt: number;
  /** The invitation was revoked, or its reader opted out of messages. */
  endedAt: number | null;
  hasNewer: boolean;
  usedForBidAt: number | null;
}

/** Refuses a link at `t`; null when it is valid. A person who takes a link over must not undo what its reader did. */
export function refusePersonalLink(link: PersonalLink, t: number): Refusal | null {
  if (link.endedAt !== null) return refuse('link.ended');
  if (link.usedForBidAt !== null) return refuse('link.used');
  if (t >= link.expiresAt) return refuse('link.expired');
  return link.hasNewer ? refuse('link.replaced') : null;
}
