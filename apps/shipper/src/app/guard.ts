import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { afterNewLoad, guardRoute, type GuardStep, type RouteName } from '@tenderlane/domain';
import { accountQuery, needsOnboarding } from '../lib/account';
import { call } from '../lib/api';
import { hrefOf, paths } from '../lib/paths';
import { queryClient } from '../lib/query-client';
import { session } from '../lib/session';

interface Navigation {
  location: ParsedLocation;
  name: RouteName;
  id: string | null;
}

type Query = Record<string, string>;

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

/** Asks the guard before every navigation and does what it says. */
export async function guardNavigation({ location, name, id }: Navigation): Promise<void> {
  const query = location.search as Query;
  const isAuthenticated = session.token() !== null;
  const account = isAuthenticated ? await queryClient.ensureQueryData(accountQuery) : null;
  const { step, remember, refreshAccount } = guardRoute({
    to: name,
    id,
    query,
    isAuthenticated,
    needsOnboarding: account !== null && needsOnboarding(account),
    // Every company has the plan "large" until plans are built, so no subscription is ever missing.
    needsSubscription: false,
    hasPaidForLoad: account?.quickstart_info.has_payed_load ?? false,
    isReturning: location.state.isReturning ?? false,
  });
  if (remember && location.pathname !== paths.auth) session.rememberRoute(location.publicHref);
  if (refreshAccount) await queryClient.refetchQueries(accountQuery);
  await follow(step, query);
}
