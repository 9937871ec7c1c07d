import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';

export const RELATION_STATES = [
  'suggested',
  'invited',
  'requested',
  'on_review',
  'verified',
  'suspended',
  'removed',
] as const;
export type RelationState = (typeof RELATION_STATES)[number];

/** These carriers get tenders and questions from the shipper. */
export const ACTIVE_RELATIONS = ['verified', 'on_review'] as const satisfies readonly RelationState[];
/** These carriers are in the shipper's network and see what they share with it; a suspended one gets nothing new. */
export const NETWORK_RELATIONS = [...ACTIVE_RELATIONS, 'suspended'] as const;
/** The company of these carriers is known: they are in the network or asked to join it. */
export const LINKED_RELATIONS = ['requested', ...NETWORK_RELATIONS] as const;

const isOneOf =
  <State extends RelationState>(states: readonly State[]) =>
  (state: RelationState): state is State =>
    (states as readonly RelationState[]).includes(state);

export const isActiveRelation = isOneOf(ACTIVE_RELATIONS);
export const isLinkedRelation = isOneOf(LINKED_RELATIONS);

/** The relation's state table: action → states in which it is legal. */
export const RELATION_ACTIONS = {
  invite: ['suggested', 'invited', 'removed'],
  accept: ['invited'],
  request: ['suggested', 'removed', 'invited'],
  approve: ['requested', 'on_review'],
  decline: ['requested'],
  suspend: ACTIVE_RELATIONS,
  resume: ['suspended'],
  remove: ['suggested', 'invited', 'requested', 'on_review', 'verified', 'suspended'],
} as const satisfies Record<string, readonly RelationState[]>;
export type RelationAction = keyof typeof RELATION_ACTIONS;

/** These actions need an open company of the carrier. */
const FOR_OPEN_COMPANIES: readonly RelationAction[] = ['invite', 'approve', 'resume'];

/** Refuses an action that is illegal in this state; null when legal. `isClosed`: the carrier has closed its company. */
export function refuseRelation(action: RelationAction, state: RelationState, isClosed = false): Refusal | null {
  const states: readonly RelationState[] = RELATION_ACTIONS[action];
  if (!states.includes(state)) return refuse('carrier.wrong-relation', { state });
  return isClosed && FOR_OPEN_COMPANIES.includes(action) ? refuse('carrier.company-closed') : null;
}

export function nextRelation(
  action: RelationAction,
  state: RelationState,
  { packetRequired, before, isClosed }: { packetRequired: boolean; before?: RelationState; isClosed?: boolean },
): Refusal | RelationState {
  const refused = refuseRelation(action, state, isClosed);
  if (refused) return refused;
  switch (action) {
    case 'invite':
      return 'invited';
    case 'request':
      return 'requested';
    case 'accept':
      return packetRequired ? 'on_review' : 'verified';
    case 'approve':
      return state === 'requested' && packetRequired ? 'on_review' : 'verified';
    case 'suspend':
      return 'suspended';
    case 'resume':
      return before === 'on_review' ? 'on_review' : 'verified';
    case 'decline':
    case 'remove':
      return 'removed';
  }
}

export const INVITATION_LIFE_MS = 14 * DAY_MS;

export interface Invitation {
  login: string;
  sentAt: number;
  usedAt: number | null;
  revokedAt: number | null;
}

type RequestedAcceptance = { relation: 'requested'; invitedLogin: string; login: string };

export type Acceptance = { relation: 'verified' | 'on_review' } | RequestedAcceptance;

/**
 * Refuses an invitation that is no longer valid at `t`; null when valid. It works once, for 14 days from its last
 * sending.
 */
export function refuseInvitation(invitation: Invitation, t: number): Refusal | null {
  if (invitation.usedAt !== null) return refuse('invitation.used');
  if (invitation.revokedAt !== null) return refuse('invitation.revoked');
  return t >= invitation.sentAt + INVITATION_LIFE_MS ? refuse('invitation.expired') : null;
}

export function decideAcceptance(
  invitation: Invitation,
  logins: readonly [string, ...string[]],
  packetRequired: boolean,
  t: number,
): Refusal | Acceptance {
  const refused = refuseInvitation(invitation, t);
  if (refused) return refused;
  if (!logins.includes(invitation.login)) {
    return { relation: 'requested', invitedLogin: invitation.login, login: logins[0] };
  }
  return { relation: packetRequired ? 'on_review' : 'verified' };
}

export const INELIGIBLE_REASONS = [
  'not_related',
  'requested',
  'on_review',
  'suspended',
  'packet',
  'documents',
  'insurance',
  'insurance_rate',
] as const;
export type IneligibleReason = (typeof INELIGIBLE_REASONS)[number];

/**
 * Facts of one carrier and one load. Packet, documents and insurance default to "not required". A cover in a currency
 * that cannot be compared with the cargo's is a reason of its own, never a pass.
 */
export interface EligibilityFacts {
  relation: RelationState | null;
  packet?: { isRequired: boolean; isApproved: boolean };
  documents?: { areValidOnDelivery: boolean };
  insurance?: { cover: 'enough' | 'too_low' | 'no_rate' };
}

/** Tells whether the carrier may win and whether it may at least bid provisionally, with the reasons. */
export interface Eligibility {
  mayWin: boolean;
  mayBid: boolean;
  reasons: IneligibleReason[];
}

/** The rule warns at invitation and bid, and blocks at the award. */
export function checkEligibility(facts: EligibilityFacts): Eligibility {
  const reasons: IneligibleReason[] = [];
  const relation = relationReason(facts.relation);
  if (relation) reasons.push(relation);
  if (facts.packet?.isRequired && !facts.packet.isApproved) reasons.push('packet');
  if (facts.documents && !facts.documents.areValidOnDelivery) reasons.push('documents');
  if (facts.insurance?.cover === 'too_low') reasons.push('insurance');
  if (facts.insurance?.cover === 'no_rate') reasons.push('insurance_rate');
  return { mayWin: reasons.length === 0, mayBid: !reasons.some((reason) => BARS_BIDDING.includes(reason)), reasons };
}

const BARS_BIDDING: readonly IneligibleReason[] = ['not_related', 'suspended'];

function relationReason(relation: RelationState | null): IneligibleReason | null {
  switch (relation) {
    case 'verified':
      return null;
    case 'requested':
    case 'on_review':
    case 'suspended':
      return relation;
    default:
      return 'not_related';
  }
}
