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
  ['was accepted by the mail service', { deliveredAt: 11 }, 'sent', 11],
  ['could not be sent', { failedAt: 12 }, 'failed', 12],
  ['was sent, but whose reminder failed,', { deliveredAt: 11, failedAt: 900 }, 'failed', 900],
  ['was opened', { deliveredAt: 11, openedAt: 20 }, 'opened', 20],
  ['was opened by a copied link', { failedAt: 12, openedAt: 20 }, 'opened', 20],
  ['was accepted', { deliveredAt: 11, openedAt: 20, usedAt: 30 }, 'accepted', 30],
  ['was accepted before its end', { usedAt: 30, expiresAt: 900 }, 'accepted', 30],
  ['was revoked', { deliveredAt: 11, openedAt: 20, revokedAt: 40 }, 'revoked', 40],
  ['expired at this moment', { deliveredAt: 11, openedAt: 20, expiresAt: T }, 'expired', T],
])('an invitation that %s has its state and its time', (_name, change, state, at) => {
  expect(invitationState({ ...facts, ...change }, T)).toEqual({ state, at });
});
