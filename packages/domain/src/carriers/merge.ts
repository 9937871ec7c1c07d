import { refuse, type Refusal } from '../core/refusal';
import type { RelationState } from './relation';

export interface MergeSide {
  id: number;
  state: RelationState;
  hasCompany: boolean;
}

export interface Merge {
  takesInvitation: boolean;
}

/**
 * Decides whether a relation may be merged into another of the same network. Only one without a company may: bids,
 * awards and chats belong to a company, so its history cannot move.
 */
export function decideMerge(from: MergeSide, into: MergeSide): Refusal | Merge {
  if (from.id === into.id) return refuse('carrier.merge-itself');
  for (const { state } of [from, into]) if (state === 'removed') return refuse('carrier.wrong-relation', { state });
  if (from.hasCompany && into.hasCompany) return refuse('carrier.two-companies');
  if (from.hasCompany) return refuse('carrier.merge-other-way');
  return { takesInvitation: from.state === 'invited' && into.state === 'suggested' && !into.hasCompany };
}
