export {
  afterNewLoad,
  type GuardInput,
  type GuardOutcome,
  guardRoute,
  type GuardStep,
  type OnboardingFacts,
  onboardingStep,
  type RouteName,
  ROUTES,
} from './route-guard';
