import { retryDelayMs, shouldRetry } from '../client/error-rules';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorOnPage`: the form or dialog shows the error while it is mounted, so no toast appears. */
    mutationMeta: { errorOnPage?: true };
    /** `errorLogged`: the page works without this response, so a failure is only logged. */
    queryMeta: { errorLogged?: true };
  }
}

const CACHE_LIFE_MS = CLIENT.staleMinutes * 60_000;

type Follower = { hasListeners: () => boolean };

/** Tells whether the form or dialog that sent a mutation is still mounted and can show its error. */
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

class InvalidatingClient extends QueryClient {
  // TanStack Query does not repeat a first fetch that is under way, although its response may be older than the change.
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const unfinished = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    await Promise.allSettled(unfinished.flatMap(({ promise }) => promise ?? []));
    await Promise.all(
      unfinished.map(({ queryKey }) => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)),
    );
  }
}

export function createQueryClient(onCommandError: (error: unknown) => void): QueryClient {
  const mutationCache: MutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.errorOnPage || !isFollowed(mutation)) onCommandError(error);
    },
  });
  const isFollowed = followersIn(mutationCache);
  return new InvalidatingClient({
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
