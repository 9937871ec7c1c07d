import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { afterNewLoad, guardRoute, type GuardStep, type RouteName } from '@tenderlane/domain/shell';
import { accountQuery, queryClient, session } from '../lib/application';
import { needsOnboarding } from '@tenderlane/web/core/queries/account-query';
import { call } from '../lib/api';
import { hrefOf, SIGN_IN } from '../lib/paths';

interface Navigation {
  location: ParsedLocation;
  name: RouteName;
  id: string | null;
}

type Query = Record<string, string>;

/**
 * After the sign-in or onboarding, opens the page that the visitor wanted. Before the onboarding only an invitation is
 * opened.
 */
function openRemembered(name: RouteName, isOnboarded: boolean): void {
  if (name !== 'auth' && name !== 'onboarding') return;
  const href = session.takeRememberedRoute();
  if (href === null) return;
  if (!isOnboarded && !href.startsWith(hrefOf('accept-to-brand'))) return session.rememberRoute(href);
  throw redirect({ href, replace: true, state: { isReturning: true } });
}

async function follow(step: GuardStep, query: Query): Promise<void> {
  if (step.kind === 'go') throw redirect({ href: hrefOf(step.to, step.id, step.query), replace: true });
  if (step.kind === 'create-load') {
    const body = step.countryId === null ? {} : { country_id: step.countryId };
    const id = await call('POST /loads', { body })
      .then(({ data }) => data.id)
      .catch(() => null);
    return follow(afterNewLoad(id, query), query);
  }
}

export async function guardNavigation({ location, name, id }: Navigation): Promise<void> {
  const query = location.search as Query;
  const isAuthenticated = session.token() !== null;
  const account = isAuthenticated ? await queryClient.ensureQueryData(accountQuery) : null;
  const isOnboarded = account === null || !needsOnboarding(account);
  if (account) openRemembered(name, isOnboarded);
  const { step, remember, refreshAccount } = guardRoute({
    to: name,
    id,
    query,
    isAuthenticated,
    needsOnboarding: !isOnboarded,
    // Every company has the plan "large" until plans are built, so no subscription is missing.
    needsSubscription: false,
    hasPaidForLoad: account?.quickstart_info.has_payed_load ?? false,
    isReturning: location.state.isReturning ?? false,
  });
  if (remember && location.pathname !== SIGN_IN) session.rememberRoute(location.publicHref);
  if (refreshAccount) await queryClient.refetchQueries(accountQuery);
  await follow(step, query);
}
