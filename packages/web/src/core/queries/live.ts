/** How soon something that could not be fetched is asked for again while it is shown. */
const RETRY_MS = 5_000;

/**
 * Query options of what other people change while one looks: asked again when it is shown anew, when a change of it is told
 * (`core/live`), and after a failure, which no change would end.
 */
export const liveQuery = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? RETRY_MS : false),
} as const;
