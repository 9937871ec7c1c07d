import { retryDelayMs, shouldRetry } from '../client/error-rules';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorOnPage`: a form or a dialog shows the error, so no toast does. */
    mutationMeta: { errorOnPage?: true };
    /** `errorLogged`: the page does without the answer, so a failure is only noted for who looks for it. */
    queryMeta: { errorLogged?: true };
  }
}

const CACHE_LIFE_MS = CLIENT.staleMinutes * 60_000;

/** A failed query is shown where its records would be; a failed command where the application says, unless its form shows it. */
export const createQueryClient = (onCommandError: (error: unknown) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.errorLogged) reportError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.errorOnPage) onCommandError(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: CACHE_LIFE_MS, gcTime: CACHE_LIFE_MS, retry: shouldRetry, retryDelay: retryDelayMs },
      mutations: { networkMode: 'always' },
    },
  });
