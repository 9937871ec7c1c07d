import { describe, expect, it } from 'vitest';
import {
  decideAcceptance,
  checkEligibility,
  INVITATION_LIFE_MS,
  isActiveRelation,
  isLinkedRelation,
  NETWORK_RELATIONS,
  nextRelation,
  RELATION_STATES,
  type EligibilityFacts,
  type RelationAction,
  type RelationState,
} from './relation';

const TABLE: Record<RelationAction, Partial<Record<RelationState, RelationState>>> = {
  invite: { suggested: 'invited', invited: 'invited', removed: 'invited' },
  accept: { invited: 'verified' },
  request: { suggested: 'requested', invited: 'requested', removed: 'requested' },
  approve: { requested: 'verified', on_review: 'verified' },
  decline: { requested: 'removed' },
  suspend: { verified: 'suspended', on_review: 'suspended' },
  resume: { suspended: 'verified' },
  remove: {
    suggested: 'removed',
    invited: 'removed',
    requested: 'removed',
    on_review: 'removed',
    verified: 'removed',
    suspended: 'removed',
  },
};
const CELLS = (Object.keys(TABLE) as RelationAction[]).flatMap((action) =>
  RELATION_STATES.map((state) => [action, state, TABLE[action][state] ?? null] as const),
);

describe('a relation', () => {
  it.each([
    ['is active', isActiveRelation, ['on_review', 'verified']],
    [
      'is in the network',
      (state: RelationState) => NETWORK_RELATIONS.some((one) => one === state),
      ['on_review', 'verified', 'suspended'],
    ],
    ['is in the network or waits', isLinkedRelation, ['requested', 'on_review', 'verified', 'suspended']],
  ])('a relation %s in its states only', (_, is, states) => {
    expect(RELATION_STATES.filter(is)).toEqual(states);
  });

  it.each(CELLS)('the action %s in the state %s leads to %s', (action, state, expected) => {
    const next = nextRelation(action, state, { packetRequired: false });
    expect(typeof next === 'string' ? next : null).toBe(expected);
    if (expected === null) expect(next).toEqual({ code: 'carrier.wrong-relation', params: { state } });
  });

  it('a relation waits for review when a packet is required, also after a suspension', () => {
    expect(nextRelation('accept', 'invited', { packetRequired: true })).toBe('on_review');
    expect(nextRelation('approve', 'requested', { packetRequired: true })).toBe('on_review');
    expect(nextRelation('approve', 'on_review', { packetRequired: true })).toBe('verified');
    expect(nextRelation('resume', 'suspended', { packetRequired: true, before: 'on_review' })).toBe('on_review');
  });
});

describe('a carrier that has closed its company', () => {
  it.each<[RelationAction, RelationState, boolean]>([
    ['invite', 'removed', false],
    ['approve', 'requested', false],
    ['approve', 'on_review', false],
    ['resume', 'suspended', false],
    ['decline', 'requested', true],
    ['suspend', 'verified', true],
    ['remove', 'verified', true],
  ])('the action %s in the state %s is possible for a closed company: %s', (action, state, isPossible) => {
    const next = nextRelation(action, state, { packetRequired: false, isClosed: true });
    if (isPossible) expect(typeof next).toBe('string');
    else expect(next).toEqual({ code: 'carrier.company-closed' });
  });

  it('an action on a closed company is refused for the state of the relation first', () => {
    expect(nextRelation('approve', 'removed', { packetRequired: false, isClosed: true })).toEqual({
      code: 'carrier.wrong-relation',
      params: { state: 'removed' },
    });
  });
});

describe('an invitation', () => {
  const sent = { login: 'a@b.co', sentAt: 0, usedAt: null, revokedAt: null };

  it('an accepted invitation verifies, asks for review or becomes a request of another login', () => {
    expect(decideAcceptance(sent, ['+380', 'a@b.co'], false, 1)).toEqual({ relation: 'verified' });
    expect(decideAcceptance(sent, ['a@b.co'], true, 1)).toEqual({ relation: 'on_review' });
    expect(decideAcceptance(sent, ['x@y.co'], false, 1)).toEqual({
      relation: 'requested',
      invitedLogin: 'a@b.co',
      login: 'x@y.co',
    });
  });

  it.each([
    ['used', { ...sent, usedAt: 1 }, 2, 'invitation.used'],
    ['revoked', { ...sent, revokedAt: 1 }, 2, 'invitation.revoked'],
    ['older than 14 days', sent, INVITATION_LIFE_MS, 'invitation.expired'],
  ])('an invitation is refused when %s', (_name, invitation, t, code) => {
    expect(decideAcceptance(invitation, ['a@b.co'], false, t)).toEqual({ code });
  });
});

describe('eligibility', () => {
  it.each<[string, EligibilityFacts, string[], boolean]>([
    ['verified', { relation: 'verified' }, [], true],
    ['requested', { relation: 'requested' }, ['requested'], true],
    ['on review', { relation: 'on_review' }, ['on_review'], true],
    ['suspended', { relation: 'suspended' }, ['suspended'], false],
    ['a stranger', { relation: null }, ['not_related'], false],
    ['removed', { relation: 'removed' }, ['not_related'], false],
    ['packet missing', { relation: 'verified', packet: { isRequired: true, isApproved: false } }, ['packet'], true],
    ['packet not required', { relation: 'verified', packet: { isRequired: false, isApproved: false } }, [], true],
    [
      'papers and insurance',
      { relation: 'verified', documents: { areValidOnDelivery: false }, insurance: { cover: 'too_low' } },
      ['documents', 'insurance'],
      true,
    ],
    ['no rate', { relation: 'verified', insurance: { cover: 'no_rate' } }, ['insurance_rate'], true],
  ])('the reasons against a carrier are found: %s', (_name, facts, reasons, mayBid) => {
    const answer = checkEligibility(facts);
    expect(answer).toEqual({ mayWin: reasons.length === 0, mayBid, reasons });
  });
});
