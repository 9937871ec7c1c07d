import { describe, expect, it } from 'vitest';
import { BASE, isWithoutSession } from '../lib/paths';
import { guardVisit } from './guard';

const visitor = { isAuthenticated: false, needsOnboarding: false };
const newcomer = { isAuthenticated: true, needsOnboarding: true };
const byLink = { isAuthenticated: true, needsOnboarding: true, isLinkSession: true };
const byOrderLink = { ...byLink, isOrderSession: true };
const carrier = { isAuthenticated: true, needsOnboarding: false };

describe('the guard of the carrier application', () => {
  it.each([
    ['a visitor who opens a tender signs in first and comes back', { to: 'load', ...visitor }, 'auth', true],
    ['a visitor signs in', { to: 'auth', ...visitor }, null, false],
    ['a visitor reads an invitation', { to: 'invitation', ...visitor }, null, false],
    ['a visitor reads the invitation of a colleague', { to: 'brandInvitation', ...visitor }, null, false],
    ['a visitor with a dead link sees that nothing is found', { to: 'not-found', ...visitor }, null, false],
    ['a newcomer names the company first and comes back', { to: 'load', ...newcomer }, 'onboarding', true],
    ['a newcomer with a bid sees it at once', { to: 'load', ...newcomer, hasCompany: true }, null, false],
    [
      'a newcomer with a bid is asked for a name on other pages',
      { to: 'loads', ...newcomer, hasCompany: true },
      'onboarding',
      true,
    ],
    ['a newcomer accepts an invitation at once', { to: 'invitation', ...newcomer }, null, false],
    ['a visitor opens the link of a sign-in message', { to: 'code', ...visitor }, null, false],
    ['a newcomer opens the link of a sign-in message', { to: 'code', ...newcomer }, null, false],
    ['a carrier opens the link of a sign-in message', { to: 'code', ...carrier }, null, false],
    ['a newcomer stays on the page of the onboarding', { to: 'onboarding', ...newcomer }, null, false],
    ['a newcomer who has signed in continues with the onboarding', { to: 'auth', ...newcomer }, 'onboarding', false],
    ['a carrier sees the tenders instead of the sign-in', { to: 'auth', ...carrier }, 'loads', false],
    ['a carrier has finished the onboarding', { to: 'onboarding', ...carrier }, 'loads', false],
    ['a carrier of a message link bids without an onboarding', { to: 'load', ...byLink }, null, false],
    ['a carrier of an order link opens its order', { to: 'load', ...byOrderLink }, null, false],
    ['a carrier of an order link signs in for the list of tenders', { to: 'loads', ...byOrderLink }, 'auth', true],
    ['a carrier of an order link may sign in with a code', { to: 'auth', ...byOrderLink }, null, false],
    ['a carrier of a message link may sign in with a code', { to: 'auth', ...byLink }, null, false],
    [
      'a carrier of a message link signs in for its profile and comes back',
      { to: 'settings', ...byLink },
      'auth',
      true,
    ],
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
])('everybody reads %s, signed in or not: %s is %s', (_name, path, isOpen) => {
  expect(isWithoutSession(BASE + path)).toBe(isOpen);
});
