import { refuse, type Refusal } from '../refusal';
import type { RelationState } from './relation';

/** One of two relations of a network that are the same carrier. */
export interface MergeSide {
  id: number;
  state: RelationState;
  hasCompany: boolean;
}

/** What merging does beside handing everything over: an open invitation goes on for the one that stays, or ends. */
export interface Merge {
  takesInvitation: boolean;
}

/**
 * Whether one relation goes up into another of the same network. Only one that no company stands behind may: bids, awards and
 * chats belong to a company, so that its history stays where it is.
 */
export function decideMerge(from: MergeSide, into: MergeSide): Refusal | Merge {
  if (from.id === into.id) return refuse('carrier.merge-itself');
  for (const { state } of [from, into]) if (state === 'removed') return refuse('carrier.wrong-relation', { state });
  if (from.hasCompany && into.hasCompany) return refuse('carrier.two-companies');
  if (from.hasCompany) return refuse('carrier.merge-other-way');
  return { takesInvitation: from.state === 'invited' && into.state === 'suggested' && !into.hasCompany };
}
