import { describe, expect, it } from 'vitest';
import { BASE, isWithoutSession } from '../lib/paths';
import { guardVisit } from './guard';

const visitor = { isAuthenticated: false, needsOnboarding: false };
const newcomer = { isAuthenticated: true, needsOnboarding: true };
const byLink = { isAuthenticated: true, needsOnboarding: true, isLinkSession: true };
const carrier = { isAuthenticated: true, needsOnboarding: false };

describe('the guard of the carrier application', () => {
  it.each([
    ['a visitor who opens a tender signs in first and comes back', { to: 'load', ...visitor }, 'auth', true],
    ['a visitor signs in', { to: 'auth', ...visitor }, null, false],
    ['a visitor reads an invitation', { to: 'invitation', ...visitor }, null, false],
    ['a visitor reads the invitation of a colleague', { to: 'brandInvitation', ...visitor }, null, false],
    ['a visitor who follows a dead link is told so', { to: 'not-found', ...visitor }, null, false],
    ['a newcomer names the company first and comes back', { to: 'load', ...newcomer }, 'onboarding', true],
    ['a newcomer whose bid stands sees it at once', { to: 'load', ...newcomer, hasCompany: true }, null, false],
    ['and is asked for a name afterwards', { to: 'loads', ...newcomer, hasCompany: true }, 'onboarding', true],
    ['a newcomer accepts an invitation at once', { to: 'invitation', ...newcomer }, null, false],
    ['a visitor opens the link of a sign-in message', { to: 'code', ...visitor }, null, false],
    ['a newcomer opens the link of a sign-in message', { to: 'code', ...newcomer }, null, false],
    ['a carrier opens the link of a sign-in message', { to: 'code', ...carrier }, null, false],
    ['a newcomer is not sent in circles', { to: 'onboarding', ...newcomer }, null, false],
    ['a newcomer who has signed in goes on', { to: 'auth', ...newcomer }, 'onboarding', false],
    ['a carrier sees the tenders instead of the sign-in', { to: 'auth', ...carrier }, 'loads', false],
    ['a carrier has finished the onboarding', { to: 'onboarding', ...carrier }, 'loads', false],
    ['who came by the link of a message bids without an onboarding', { to: 'load', ...byLink }, null, false],
    ['and signs in with a code when it wants to', { to: 'auth', ...byLink }, null, false],
    ['and has to for its profile, and comes back to it', { to: 'settings', ...byLink }, 'auth', true],
    ['a carrier opens a tender', { to: 'load', ...carrier }, null, false],
  ] as const)('%s', (_name, visit, go, remember) => {
    expect(guardVisit(visit)).toEqual({ go, remember });
  });
});

it.each([
  ['a public tender link', '/t/abc', true],
  ['the link of a message', '/open', true],
  ['a tender', '/loads/7', false],
  ['the tenders', '/', false],
])('%s is read by everybody, signed in or not: %s is %s', (_name, path, isOpen) => {
  expect(isWithoutSession(BASE + path)).toBe(isOpen);
});
