import { refuse, type Refusal } from '../core/refusal';
import { isBeforeLinkEnd } from '../core/link-end';

export const PERSONAL_LINK_LIFE_MS = 72 * 3_600_000;

/** The link in a message to a carrier's login; times are epoch ms. */
export interface PersonalLink {
  expiresAt: number;
  /** The invitation was revoked, or its reader opted out of messages. */
  endedAt: number | null;
  hasNewer: boolean;
  usedForBidAt: number | null;
  order: LinkedOrder | null;
}

interface LinkedOrder {
  isWon: boolean;
  endedAt: number | null;
}

/** Until a day after the order's end, or until the carrier is no longer its winner. */
export const isOrderLinkOpen = ({ isWon, endedAt }: LinkedOrder, t: number): boolean =>
  isWon && isBeforeLinkEnd(endedAt, t);

/** Refuses a link at `t`; null when it is valid. A person who takes a link over must not undo what its reader did. */
export function refusePersonalLink(link: PersonalLink, t: number): Refusal | null {
  if (link.endedAt !== null) return refuse('link.ended');
  if (link.usedForBidAt !== null) return refuse('link.used');
  if (link.order && !isOrderLinkOpen(link.order, t)) return refuse('link.ended');
  if (t >= link.expiresAt) return refuse('link.expired');
  return link.hasNewer ? refuse('link.replaced') : null;
}
