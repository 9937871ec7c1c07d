import { retryDelayMs, shouldRetry } from '../client/error-rules';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorOnPage`: a form or a dialog shows the error, so no toast does. */
    mutationMeta: { errorOnPage?: true };
  }
}

const CACHE_LIFE_MS = CLIENT.staleMinutes * 60_000;

/** A failed query is shown where its records would be; a failed command where the application says, unless its form shows it. */
export const createQueryClient = (onCommandError: (error: unknown) => void) =>
  new QueryClient({
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
