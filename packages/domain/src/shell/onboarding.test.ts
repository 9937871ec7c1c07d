import { describe, expect, it } from 'vitest';
import { ONBOARDING_CARDS, onboardingCards, onboardingStep, type OnboardingFacts } from './onboarding';

const NOTHING: OnboardingFacts = {
  isNeedUserOnboard: false,
  isNeedBrandOnboard: false,
  isDemoBooked: false,
  isCarrierInvited: false,
  isSearchStarted: false,
  isLoadBooked: false,
  isTripCompleted: false,
};

describe('the onboarding step', () => {
  it.each([
    [0, { isNeedUserOnboard: true, isTripCompleted: true }],
    [0, { isNeedBrandOnboard: true }],
    [1, {}],
    [1, { isDemoBooked: true, isCarrierInvited: true }],
    [2, { isSearchStarted: true }],
    [3, { isSearchStarted: true, isLoadBooked: true }],
    [4, { isTripCompleted: true }],
  ])('the onboarding step for the data is %i', (step, facts) => {
    expect(onboardingStep({ ...NOTHING, ...facts })).toBe(step);
  });
});

describe('the cards of the onboarding', () => {
  it.each<[string, Partial<OnboardingFacts>, readonly string[]]>([
    ['no action', {}, []],
    ['a booked demo', { isDemoBooked: true }, ['demo']],
    ['an invited carrier', { isCarrierInvited: true }, ['carriers']],
    ['a published tender', { isSearchStarted: true }, ['tender']],
    ['a confirmed winner', { isLoadBooked: true }, ['winner']],
  ])('the cards of the onboarding are done by %s only', (_name, facts, done) => {
    const cards = onboardingCards({ ...NOTHING, ...facts }, ONBOARDING_CARDS);
    expect(cards.map(({ card }) => card)).toEqual(ONBOARDING_CARDS);
    expect(cards.flatMap(({ card, isDone }) => (isDone ? [card] : []))).toEqual(done);
  });

  it('the cards disappear when all offered ones are done', () => {
    const facts = { ...NOTHING, isCarrierInvited: true, isSearchStarted: true, isLoadBooked: true };
    expect(onboardingCards(facts, ['carriers', 'tender', 'winner'])).toEqual([]);
    expect(onboardingCards(facts, ONBOARDING_CARDS)).toHaveLength(4);
  });

  it.each([{ isNeedUserOnboard: true }, { isNeedBrandOnboard: true }])('the cards wait for step 0: %j', (facts) => {
    expect(onboardingCards({ ...NOTHING, ...facts }, ONBOARDING_CARDS)).toEqual([]);
  });
});
