import { retryDelayMs, shouldRetry } from '@tenderlane/web/core/error-rules';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toastError } from './toasts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `errorOnPage`: a form or a dialog shows the error, so no toast does. */
    mutationMeta: { errorOnPage?: true };
  }
}

const CACHE_LIFE_MS = CLIENT.staleMinutes * 60_000;

/** A failed query is shown where its records would be; a failed mutation by a toast, unless its form shows it. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.errorOnPage) toastError(error);
    },
  }),
  defaultOptions: {
    queries: { staleTime: CACHE_LIFE_MS, gcTime: CACHE_LIFE_MS, retry: shouldRetry, retryDelay: retryDelayMs },
    mutations: { networkMode: 'always' },
  },
});
