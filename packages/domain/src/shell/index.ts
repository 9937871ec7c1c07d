export { type DatedText, LEGAL_NAMES, type LegalName } from './legal-texts';
export { ONBOARDING_CARDS, type OnboardingCard, onboardingCards, onboardingStep } from './onboarding';
export { afterNewLoad, guardRoute, type GuardStep, type RouteName, ROUTES } from './route-guard';
