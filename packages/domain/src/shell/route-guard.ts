export const ROUTES = {
  dashboard: {},
  onboarding: {},
  demo: { isPublic: true },
  'accept-to-brand': { isPublic: true },
  auth: { isPublic: true, hasLoginLayout: true },
  /** The link of a sign-in message; a signed-in person may have requested it elsewhere. */
  code: { isPublic: true },
  tracking: { isPublic: true },
  'make-payment': {},
  pricing: {},
  invoice: {},
  facilities: {},
  'facilities.public': {},
  'facility.show': {},
  account: {},
  subscription: {},
  orders: {},
  tenders: {},
  'tenders.presets': {},
  'document.signed': {},
  'document.iframe': {},
  'orders.show': {},
  'tenders.show': {},
  'tenders-edit': {},
  transactions: {},
  'transactions.show': {},
  requests: {},
  'requests.show': {},
  'carriers.suggested': {},
  'carriers.duplicates': {},
  'carriers.requests': {},
  carriers: {},
  'carriers.show': {},
  documents: {},
  'document-edit': {},
  'terms-of-use': { isPublic: true },
  policy: { isPublic: true },
  'privacy-policy': { isPublic: true },
  invitation: {},
  'invitation-brand': { isPublic: true },
  'need-access': {},
  'not-found': { isPublic: true },
} as const satisfies Record<string, { isPublic?: boolean; hasLoginLayout?: boolean }>;
export type RouteName = keyof typeof ROUTES;

type Query = Readonly<Record<string, string>>;

/** `isReturning`: the navigation goes back to the route remembered before sign-in. */
export interface GuardInput {
  to: RouteName;
  id: string | null;
  query: Query;
  isAuthenticated: boolean;
  needsOnboarding: boolean;
  needsSubscription: boolean;
  hasPaidForLoad: boolean;
  isReturning: boolean;
}

export type GuardStep =
  | { kind: 'proceed' }
  | { kind: 'go'; to: RouteName; id: string | null; query: Query }
  | { kind: 'create-load'; countryId: string | null };

/**
 * `remember`: keep the attempted route until after sign-in or onboarding; `refreshAccount`: reload the account first.
 */
export interface GuardOutcome {
  step: GuardStep;
  remember: boolean;
  refreshAccount: boolean;
}

const LEGAL: readonly RouteName[] = ['terms-of-use', 'policy', 'privacy-policy'];
const OPEN_DURING_ONBOARDING: readonly RouteName[] = ['onboarding', 'accept-to-brand', 'code', ...LEGAL];
/** Routes with the frame of the sign-in, which nobody returns to after it. */
const BESIDE_SIGN_IN: readonly RouteName[] = ['auth', 'demo'];
/** Routes that are not remembered: newcomers see them at once, or everybody arrives there anyway. */
const WITHOUT_WAY_BACK: readonly RouteName[] = [...OPEN_DURING_ONBOARDING, ...BESIDE_SIGN_IN, 'dashboard', 'not-found'];
const OPEN_WITHOUT_SUBSCRIPTION: readonly RouteName[] = [
  'pricing',
  'demo',
  'subscription',
  'accept-to-brand',
  'code',
  ...LEGAL,
];

export function guardRoute(input: GuardInput): GuardOutcome {
  const { to, query, isAuthenticated } = input;
  const wantsNewLoad = 'neworder' in query;
  const isNewcomer = isAuthenticated && input.needsOnboarding;
  return {
    step: decide(input, wantsNewLoad),
    // The sign-in comes first, and a company before all that is done in one.
    remember:
      (!isAuthenticated && !BESIDE_SIGN_IN.includes(to)) ||
      (isNewcomer && !WITHOUT_WAY_BACK.includes(to)) ||
      (wantsNewLoad && (isNewcomer || !isAuthenticated)),
    refreshAccount: isAuthenticated && 'checkout' in query,
  };
}

function decide(input: GuardInput, wantsNewLoad: boolean): GuardStep {
  const { to, id, query, isAuthenticated, needsOnboarding, needsSubscription } = input;
  const createsLoad = isAuthenticated && !needsOnboarding && (input.hasPaidForLoad || input.isReturning);
  if (wantsNewLoad && createsLoad) return { kind: 'create-load', countryId: query['country_id'] ?? null };
  if (isAuthenticated && needsOnboarding && !OPEN_DURING_ONBOARDING.includes(to)) return redirectTo('onboarding');
  if (isAuthenticated && !needsOnboarding && needsSubscription && !OPEN_WITHOUT_SUBSCRIPTION.includes(to))
    return redirectTo('pricing');
  if (isAuthenticated && !needsOnboarding && to === 'onboarding') return redirectTo('dashboard');
  const redirected = redirectOrders(to, id, query);
  if (redirected) return redirected;
  const route: { isPublic?: boolean; hasLoginLayout?: boolean } = ROUTES[to];
  if (route.isPublic) return route.hasLoginLayout && isAuthenticated ? redirectTo('orders') : { kind: 'proceed' };
  return isAuthenticated ? { kind: 'proceed' } : redirectTo('auth', null, query);
}

/** Orders and tenders are one list; an id in the query opens its view. */
function redirectOrders(to: RouteName, id: string | null, query: Query): GuardStep | null {
  const { id: queryId, ...rest } = query;
  if ((to === 'orders' || to === 'tenders') && queryId) return redirectTo('tenders.show', queryId, rest);
  if (to === 'orders') return redirectTo('tenders', null, query);
  return to === 'orders.show' ? redirectTo('tenders.show', id, query) : null;
}

function redirectTo(to: RouteName, id: string | null = null, query: Query = {}): GuardStep {
  return { kind: 'go', to, id, query };
}

export function afterNewLoad(id: number | null, query: Query): GuardStep {
  const rest = Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'neworder' && key !== 'country_id'));
  return id === null ? redirectTo('orders') : redirectTo('tenders-edit', String(id), rest);
}
