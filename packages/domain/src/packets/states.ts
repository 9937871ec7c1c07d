import { lookUp } from '../values/look-up';
import { refuse, type Refusal } from '../core/refusal';
import type { PacketContent } from './content';
import { AGREEMENT_PART, DOCUMENTS_PART } from './content';

export const PACKET_STATES = ['not_completed', 'completed', 'on_review', 'approved'] as const;
export type PacketState = (typeof PACKET_STATES)[number];

export const PACKET_ACTIONS = {
  edit: ['not_completed', 'completed'],
  /** A packet that came back by itself may be submitted unchanged; its answers decide whether it is complete. */
  submit: ['not_completed', 'completed'],
  reopen: ['on_review', 'approved'],
  review: ['on_review'],
  /** The packet returns by itself: a document has expired, bank or legal data changed, or the shipper asks again. */
  return: ['on_review', 'approved'],
} as const satisfies Record<string, readonly PacketState[]>;
export type PacketAction = keyof typeof PACKET_ACTIONS;

export const RETURN_REASONS = ['rejected', 'document_expired', 'company_data', 'asked_again', 'reopened'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export function refusePacket(action: PacketAction, state: PacketState): Refusal | null {
  const states: readonly PacketState[] = PACKET_ACTIONS[action];
  return states.includes(state) ? null : refuse('packet.wrong-state', { state });
}

export const stateWhileFilling = (missing: number): PacketState => (missing === 0 ? 'completed' : 'not_completed');

export type PartMark = { state: 'approved' } | { state: 'rejected'; feedback: string };
export type PartMarks = Readonly<Record<string, PartMark>>;

export const partsOf = (content: PacketContent): string[] => [
  ...content.sections.map(({ id }) => id),
  ...(content.documents.length > 0 ? [DOCUMENTS_PART] : []),
  ...(content.agreement ? [AGREEMENT_PART] : []),
];

export interface PartDecision {
  part: string;
  approve: boolean;
  feedback: string | null;
}

export interface ReviewOutcome {
  state: PacketState;
  marks: PartMarks;
  rejected: { part: string; feedback: string }[];
}

/** Applies a review: one rejected part returns the packet; it is approved once every part is. */
export function reviewPacket(
  content: PacketContent,
  packet: { state: PacketState; marks: PartMarks },
  decisions: readonly PartDecision[],
): Refusal | ReviewOutcome {
  const refused = refusePacket('review', packet.state);
  if (refused) return refused;
  const parts = partsOf(content);
  const decided = new Map<string, PartMark>(Object.entries(packet.marks));
  for (const [index, { part, approve, feedback }] of decisions.entries()) {
    if (!parts.includes(part)) return refuse('packet.unknown-part', { part }, `sections.${index}.part`);
    if (!approve && !feedback) return refuse('packet.feedback-missing', { part }, `sections.${index}.feedback`);
    decided.set(part, approve ? { state: 'approved' } : { state: 'rejected', feedback: feedback ?? '' });
  }
  const marks: Record<string, PartMark> = Object.fromEntries(decided);
  const rejected = parts.flatMap((part) => {
    const mark = lookUp(marks, part);
    return mark?.state === 'rejected' ? [{ part, feedback: mark.feedback }] : [];
  });
  if (rejected.length > 0) return { state: 'not_completed', marks, rejected };
  const isApproved = parts.every((part) => lookUp(marks, part)?.state === 'approved');
  return { state: isApproved ? 'approved' : 'on_review', marks, rejected };
}

/** On submission rejected parts become undecided; approved ones stay approved. */
export const marksOnSubmit = (marks: PartMarks): PartMarks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark.state === 'approved'));

/** A part changed by the carrier loses its approval; a rejection stays until the next submission. */
export const marksOnEdit = (marks: PartMarks, changed: readonly string[]): PartMarks =>
  Object.fromEntries(
    Object.entries(marks).filter(([part, mark]) => mark.state === 'rejected' || !changed.includes(part)),
  );
