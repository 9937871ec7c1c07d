const RETRY_MS = 5_000;

/**
 * Query options of data that others change: refetched on mount, after a live event (`core/live`), and after a failure,
 * because no event would follow one.
 */
export const liveQuery = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? RETRY_MS : false),
} as const;
