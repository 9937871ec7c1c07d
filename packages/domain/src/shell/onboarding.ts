export interface OnboardingFacts {
  isNeedUserOnboard: boolean;
  isNeedBrandOnboard: boolean;
  isDemoBooked: boolean;
  isCarrierInvited: boolean;
  isSearchStarted: boolean;
  isLoadBooked: boolean;
  isTripCompleted: boolean;
}

/** 0 while user or brand is incomplete, 1 before a search, 2 once one has started, 3 once a load is booked, 4 once a trip is completed. */
export function onboardingStep(facts: OnboardingFacts): 0 | 1 | 2 | 3 | 4 {
  if (facts.isNeedUserOnboard || facts.isNeedBrandOnboard) return 0;
  if (facts.isTripCompleted) return 4;
  if (facts.isLoadBooked) return 3;
  return facts.isSearchStarted ? 2 : 1;
}

export const ONBOARDING_CARDS = ['demo', 'carriers', 'tender', 'winner'] as const;
export type OnboardingCard = (typeof ONBOARDING_CARDS)[number];

const IS_DONE: Record<OnboardingCard, (facts: OnboardingFacts) => boolean> = {
  demo: (facts) => facts.isDemoBooked,
  carriers: (facts) => facts.isCarrierInvited,
  tender: (facts) => facts.isSearchStarted,
  winner: (facts) => facts.isLoadBooked,
};

export function onboardingCards(
  facts: OnboardingFacts,
  offered: readonly OnboardingCard[],
): { card: OnboardingCard; isDone: boolean }[] {
  if (onboardingStep(facts) === 0) return [];
  const cards = offered.map((card) => ({ card, isDone: IS_DONE[card](facts) }));
  return cards.every(({ isDone }) => isDone) ? [] : cards;
}
