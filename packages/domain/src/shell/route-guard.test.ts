import { describe, expect, it } from 'vitest';
import { afterNewLoad, guardRoute, type GuardInput, type GuardStep } from './route-guard';

const VISITOR: GuardInput = {
  to: 'tenders',
  id: null,
  query: {},
  isAuthenticated: false,
  needsOnboarding: false,
  needsSubscription: false,
  hasPaidForLoad: false,
  isReturning: false,
};
const MEMBER: GuardInput = { ...VISITOR, isAuthenticated: true };
const NEWCOMER: GuardInput = { ...MEMBER, needsOnboarding: true };
const UNPAID: GuardInput = { ...MEMBER, needsSubscription: true };

const proceed: GuardStep = { kind: 'proceed' };
const go = (to: string, id: string | null = null, query = {}) => ({ kind: 'go', to, id, query });
const neworder = { neworder: '1', country_id: 'ua' };

describe('the route guard', () => {
  it.each<[string, GuardInput, object]>([
    ['a visitor opens a private page', { ...VISITOR, query: { page: '2' } }, go('auth', null, { page: '2' })],
    ['a visitor opens the sign-in', { ...VISITOR, to: 'auth' }, proceed],
    ['a visitor opens a public page', { ...VISITOR, to: 'tracking', id: '5' }, proceed],
    ['a visitor opens an unknown page', { ...VISITOR, to: 'not-found' }, proceed],
    ['a visitor asks for a new order', { ...VISITOR, query: neworder }, go('auth', null, neworder)],
    [
      'a visitor comes back signed in for a new order',
      { ...MEMBER, isReturning: true, query: neworder },
      { kind: 'create-load', countryId: 'ua' },
    ],
    [
      'a member who has paid asks for a new order',
      { ...MEMBER, hasPaidForLoad: true, query: { neworder: '' } },
      { kind: 'create-load', countryId: null },
    ],
    ['a member who has not paid asks for a new order', { ...MEMBER, query: neworder }, proceed],
    [
      'a newcomer back with a new order is onboarded first',
      { ...NEWCOMER, isReturning: true, query: neworder },
      go('onboarding'),
    ],
    ['a newcomer opens any page', NEWCOMER, go('onboarding')],
    ['a newcomer opens a public page', { ...NEWCOMER, to: 'demo' }, go('onboarding')],
    ['a newcomer reads the terms', { ...NEWCOMER, to: 'terms-of-use' }, proceed],
    ['a newcomer reads a policy', { ...NEWCOMER, to: 'policy' }, proceed],
    ['a member without a plan reads a policy', { ...UNPAID, to: 'privacy-policy' }, proceed],
    ['a newcomer opens onboarding', { ...NEWCOMER, to: 'onboarding' }, proceed],
    ['a newcomer accepts a brand', { ...NEWCOMER, to: 'accept-to-brand', id: '3' }, proceed],
    ['a newcomer opens the link of a sign-in message', { ...NEWCOMER, to: 'code' }, proceed],
    ['a visitor opens the link of a sign-in message', { ...VISITOR, to: 'code' }, proceed],
    ['a member opens the link of a sign-in message', { ...MEMBER, to: 'code' }, proceed],
    ['onboarding comes before the subscription', { ...NEWCOMER, needsSubscription: true }, go('onboarding')],
    ['a member without a plan opens a private page', UNPAID, go('pricing')],
    ['a member without a plan opens pricing', { ...UNPAID, to: 'pricing' }, proceed],
    ['a member without a plan opens the demo', { ...UNPAID, to: 'demo' }, proceed],
    ['a member without a plan opens the subscription page', { ...UNPAID, to: 'subscription' }, proceed],
    ['a member without a plan accepts a brand', { ...UNPAID, to: 'accept-to-brand' }, proceed],
    ['a member opens onboarding', { ...MEMBER, to: 'onboarding' }, go('dashboard')],
    ['a member opens orders', { ...MEMBER, to: 'orders', query: { page: '2' } }, go('tenders', null, { page: '2' })],
    [
      'a member opens orders with an id',
      { ...MEMBER, to: 'orders', query: { id: '7', tab: 'x' } },
      go('tenders.show', '7', { tab: 'x' }),
    ],
    ['a member opens tenders with an id', { ...MEMBER, to: 'tenders', query: { id: '7' } }, go('tenders.show', '7')],
    ['a member opens an old link of an order', { ...MEMBER, to: 'orders.show', id: '7' }, go('tenders.show', '7')],
    ['a member opens the sign-in', { ...MEMBER, to: 'auth' }, go('orders')],
    ['a member opens a public page', { ...MEMBER, to: 'policy' }, proceed],
    ['a member opens a private page', { ...MEMBER, to: 'dashboard' }, proceed],
  ])('the guard redirects or does not: %s', (_name, input, step) => {
    expect(guardRoute(input).step).toEqual(step);
  });

  it.each<[string, GuardInput, boolean]>([
    ['the page that a visitor wanted', VISITOR, true],
    ['not the sign-in', { ...VISITOR, to: 'auth' }, false],
    ['not the demo', { ...VISITOR, to: 'demo' }, false],
    ['nothing of a member', MEMBER, false],
    ['the page that a newcomer wanted', { ...NEWCOMER, to: 'tenders.show', id: '7' }, true],
    ['a new order until there is a company', { ...NEWCOMER, query: neworder }, true],
    ['a new order from any page', { ...NEWCOMER, to: 'auth', query: neworder }, true],
    ['not what a newcomer sees at once', { ...NEWCOMER, to: 'policy' }, false],
    ['not the onboarding', { ...NEWCOMER, to: 'onboarding' }, false],
    ['not the sign-in of a newcomer', { ...NEWCOMER, to: 'auth' }, false],
    ['not the first page', { ...NEWCOMER, to: 'dashboard' }, false],
    ['not an unknown page', { ...NEWCOMER, to: 'not-found' }, false],
  ])('the guard remembers the address or does not: %s', (_name, input, remember) => {
    expect(guardRoute(input).remember).toBe(remember);
  });

  it('the account is requested again after a checkout', () => {
    expect(guardRoute({ ...MEMBER, query: { checkout: '1' } })).toMatchObject({ refreshAccount: true, step: proceed });
    expect(guardRoute(MEMBER).refreshAccount).toBe(false);
  });

  it('a created load opens its edit page without the flag, or else the list', () => {
    expect(afterNewLoad(9, { ...neworder, lang: 'uk' })).toEqual(go('tenders-edit', '9', { lang: 'uk' }));
    expect(afterNewLoad(null, neworder)).toEqual(go('orders'));
  });
});
