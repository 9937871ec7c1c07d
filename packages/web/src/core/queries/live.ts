import { CLIENT } from '@tenderlane/contract/core/limits';

/** Query options of what other people change while one looks: asked again every 5 s while the page is visible. */
export const livePolling = {
  staleTime: 0,
  refetchInterval: CLIENT.refetchMs,
  refetchIntervalInBackground: false,
} as const;
