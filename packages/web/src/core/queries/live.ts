/**
 * Query options of what other people change while one looks: asked again when it is shown anew, and when a change of it is
 * told (`core/live`).
 */
export const liveQuery = { staleTime: 0 } as const;
