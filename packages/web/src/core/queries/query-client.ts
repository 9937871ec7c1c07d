import { retryDelayMs, shouldRetry } from '../client/error-rules';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorOnPage`: a form or a dialog shows the error while it is there, so no toast does. */
    mutationMeta: { errorOnPage?: true };
    /** `errorLogged`: the page does without the answer, so a failure is only noted for who looks for it. */
    queryMeta: { errorLogged?: true };
  }
}

const CACHE_LIFE_MS = CLIENT.staleMinutes * 60_000;

type Follower = { hasListeners: () => boolean };

/** Whether a form or a dialog that sent a command still follows it: it may be closed, or a live update took it away. */
function followersIn(cache: MutationCache): (mutation: object) => boolean {
  const followers = new WeakMap<object, Set<Follower>>();
  cache.subscribe((event) => {
    if (event.type !== 'observerAdded' && event.type !== 'observerRemoved') return;
    const { mutation, observer } = event;
    const known = followers.get(mutation) ?? new Set<Follower>();
    followers.set(mutation, known);
    if (event.type === 'observerAdded') known.add(observer);
    else known.delete(observer);
  });
  return (mutation) => [...(followers.get(mutation) ?? [])].some((observer) => observer.hasListeners());
}

/** A failed query is shown where its records would be; a failed command where the application says, unless its form shows it. */
export function createQueryClient(onCommandError: (error: unknown) => void): QueryClient {
  const mutationCache: MutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.errorOnPage || !isFollowed(mutation)) onCommandError(error);
    },
  });
  const isFollowed = followersIn(mutationCache);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.errorLogged) reportError(error);
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: { staleTime: CACHE_LIFE_MS, gcTime: CACHE_LIFE_MS, retry: shouldRetry, retryDelay: retryDelayMs },
      mutations: { networkMode: 'always' },
    },
  });
}
