import { expect, it } from 'vitest';
import { invitationState, type InvitationFacts } from './invitation-state';

const T = 1_000;
const facts: InvitationFacts = {
  sendsAt: 10,
  expiresAt: 5_000,
  deliveredAt: null,
  failedAt: null,
  openedAt: null,
  usedAt: null,
  revokedAt: null,
};

it.each<[string, Partial<InvitationFacts>, string, number]>([
  ['waits for its turn', {}, 'queued', 10],
  ['waits for a later day', { sendsAt: 2_000 }, 'queued', 2_000],
  ['was taken by the service', { deliveredAt: 11 }, 'sent', 11],
  ['could not be sent', { failedAt: 12 }, 'failed', 12],
  ['went out, its reminder did not', { deliveredAt: 11, failedAt: 900 }, 'failed', 900],
  ['was looked at', { deliveredAt: 11, openedAt: 20 }, 'opened', 20],
  ['was looked at by a copied link', { failedAt: 12, openedAt: 20 }, 'opened', 20],
  ['was accepted', { deliveredAt: 11, openedAt: 20, usedAt: 30 }, 'accepted', 30],
  ['was accepted, and its time is over', { usedAt: 30, expiresAt: 900 }, 'accepted', 30],
  ['was taken back', { deliveredAt: 11, openedAt: 20, revokedAt: 40 }, 'revoked', 40],
  ['ended at this moment', { deliveredAt: 11, openedAt: 20, expiresAt: T }, 'expired', T],
])('an invitation that %s', (_name, change, state, at) => {
  expect(invitationState({ ...facts, ...change }, T)).toEqual({ state, at });
});
