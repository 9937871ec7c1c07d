import { refuse, type Refusal } from '../refusal';

/** How long the link of a message opens something, from its sending. */
export const PERSONAL_LINK_LIFE_MS = 72 * 3_600_000;

/** The link in a message to a carrier's login; times epoch ms. */
export interface PersonalLink {
  expiresAt: number;
  /** The invitation was taken back, or its reader asked for no more messages. */
  endedAt: number | null;
  /** The same sender has written to the same login since. */
  hasNewer: boolean;
  /** A bid was accepted in the session it opened. */
  usedForBidAt: number | null;
}

/** Says why a link opens nothing at `t`; null when it does. Who takes a link over must not undo what its reader did with it. */
export function refusePersonalLink(link: PersonalLink, t: number): Refusal | null {
  if (link.endedAt !== null) return refuse('link.ended');
  if (link.usedForBidAt !== null) return refuse('link.used');
  if (t >= link.expiresAt) return refuse('link.expired');
  return link.hasNewer ? refuse('link.replaced') : null;
}
